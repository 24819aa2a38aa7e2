// Forms that four readers typed for addresses of thirteen registers, and that were wrong, accepted or not. Each row: the line, the
// address as number and suffix, or the level without a number, and the advice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { table } from '../table-of-lines';
import { tinyGeocoder } from '../tiny-dataset';

table(
  'the Netherlands',
  { code: 'NL', name: 'Nederland' },
  [
    ...['3', '5', '17', '30', '30/A', '30/A-34', '36', '36/527'].map(
      (house) => `Groenkampen ${house}; 9481JJ; Vries; Tynaarlo; Drenthe; 53.07,6.57`,
    ),
    'Nieuwe Weg 1; 4529PW; Eede; Sluis; Zeeland; 51.24,3.44',
    'Kerkstraat 3; 9765AA; Eelde; Tynaarlo; Drenthe; 53.13,6.56',
  ],
  [
    ['Groenkampen 36 kamer 527, Vries', 'Groenkampen 36/527', 'accept'],
    ['17;Groenkampen;5;;9481JJ;Vries', 'Groenkampen 5', 'accept'],
    ['100234;Groenkampen;5;;9481JJ;Vries', 'Groenkampen 5', 'accept'],
    ['3 - Groenkampen 5, Vries', 'Groenkampen 5', 'accept'],
    ['Groenkampen;30;A;34;9481JJ;Vries', 'Groenkampen 30/A-34', 'accept'],
    ['Groenkampen 5, 2nd floor, 9481JJ Vries', 'Groenkampen 5', 'accept'],
    ['9481jj5', 'Groenkampen 5', 'accept'],
    ['9481JJ-5', 'Groenkampen 5', 'accept'],
    ['9481JJ/5', 'Groenkampen 5', 'accept'],
    ['p/a Groenkampen 5, 9481JJ Vries', 'Groenkampen 5', 'accept'],
    ['Groenkampen 5 Vries 0612345678', 'Groenkampen 5', 'accept'],
    ['0612345678 Groenkampen 5, Vries', 'Groenkampen 5', 'accept'],
    ['Groenkampen 5, 9481JJ Vries 12-05-2024', 'Groenkampen 5', 'accept'],
    ['Groenkampen 5, Vries (NL)', 'Groenkampen 5', 'accept'],
    ['Groenkampen 5, Vries (Dr)', 'Groenkampen 5', 'accept'],
    ['Groenkampen 5 Vries Dr', 'Groenkampen 5', 'accept'],
    // Another province than that of the town.
    ['Groenkampen 5, Vries ZLD', 'Groenkampen 5', 'fix'],
    ['Groenkampen 5 nvt, Vries', 'Groenkampen 5', 'accept'],
    ['Groenkampen;5;0;9481JJ;Vries', 'Groenkampen 5', 'accept'],
    ['straat=Groenkampen&huisnummer=5&plaats=Vries', 'Groenkampen 5', 'accept'],
    ['Groenkampen~5~9481JJ~Vries', 'Groenkampen 5', 'accept'],
    ['Groenkampen vijf, Vries', 'Groenkampen 5', 'accept'],
    ['groenkampen zesendertig vries', 'Groenkampen 36', 'accept'],
    // The town that is asked exists, and has no such street.
    ['Nieuwe Weg 1, Eelde', 'Nieuwe Weg 1', 'confirm'],
  ],
);

table(
  'Brussels',
  { code: 'BE', name: 'België' },
  [
    ...['29', '29/B', '48', '58', '58/3'].map(
      (house) => `Rue Thiéfry ${house}; 1030; Schaerbeek; Schaerbeek; Bruxelles; 50.86,4.38`,
    ),
    ...['17', '32'].map(
      (house) => `Avenue Neybergh ${house}; 1020; Laeken; Bruxelles; Bruxelles; 50.87,4.33`,
    ),
  ],
  [
    ['Rue Thiéfry 58 box 3, 1030 Schaerbeek', 'Rue Thiéfry 58/3', 'accept'],
    ['Rue Thiéfry 29 à Schaerbeek', 'Rue Thiéfry 29', 'accept'],
    ['Rue Thiéfry 29, B 1030 Schaerbeek', 'Rue Thiéfry 29', 'accept'],
    ['Rue Thiéfry 29, B1030 Schaerbeek', 'Rue Thiéfry 29', 'accept'],
    ['17, Avenue Neybergh 32, 1020 Laeken', 'Avenue Neybergh 32', 'confirm'],
    ['Rue Thiéfry 48, 2nd floor, 1030 Schaerbeek', 'Rue Thiéfry 48', 'accept'],
    ['Rue Thiéfry 48, 1030 Schaerbeek 0475 12 34 56', 'Rue Thiéfry 48', 'accept'],
  ],
);

table(
  'Iceland',
  { code: 'IS', name: 'Ísland' },
  [
    ...['7', '7/A', '105'].map(
      (house) => `Grenigrund ${house}; 300; Akranes; Akranes; Vesturland; 64.32,-22.07`,
    ),
    'Laugavegur 1; 105; Reykjavík; Reykjavík; Höfuðborgarsvæðið; 64.14,-21.9',
    'Hverfisgata 105; 101; Reykjavík; Reykjavík; Höfuðborgarsvæðið; 64.14,-21.91',
    'Hverfisgata 2; 101; Reykjavík; Reykjavík; Höfuðborgarsvæðið; 64.14,-21.91',
  ],
  [
    ['GRENIGRUND 7 300 A', 'Grenigrund 7', 'accept'],
    ['Grenigrund 7 á Akranesi', 'Grenigrund 7', 'accept'],
    ['Hverfisgata 2 í Reykjavík', 'Hverfisgata 2', 'accept'],
    // Not the postcode of the street, so the number of a house.
    ['Hverfisgata 105 Reykjavík', 'Hverfisgata 105', 'accept'],
  ],
);

table(
  'France',
  { code: 'FR', name: 'France' },
  [
    ...['2', '2/A', '8', '12'].map(
      (house) => `Rue des Lilas ${house}; 90160; Bessoncourt; Bessoncourt; Territoire de Belfort; 47.64,6.94`,
    ),
    'Rue du 19 Mars 3; 46000; Cahors; Cahors; Lot; 44.45,1.44',
    'Rue du 19 Mars 1962 4; 43220; Riotord; Riotord; Haute-Loire; 45.22,4.39',
    'Rue Nungesser et Coli 8; 90000; Belfort; Belfort; Territoire de Belfort; 47.63,6.85',
    'Rue Nungesser 8; 19100; Brive-la-Gaillarde; Brive-la-Gaillarde; Corrèze; 45.15,1.53',
    ...['8', '56'].map((house) => `Chemin de Rousseou ${house}; 09000; Cos; Cos; Ariège; 42.97,1.57`),
    'Rue du 8 Mai 1; 09100; La Tour-du-Crieu; La Tour-du-Crieu; Ariège; 43.1,1.65',
    'Rue du 1er Mai 1; 09100; Pamiers; Pamiers; Ariège; 43.12,1.61',
    'Rue François Ier 6; 09100; Pamiers; Pamiers; Ariège; 43.12,1.61',
    'Rue Albert 1er 7; 09100; Pamiers; Pamiers; Ariège; 43.12,1.61',
  ],
  [
    ['6 rue François 1er, Pamiers', 'Rue François Ier 6', 'accept'],
    ['6 rue François premier, Pamiers', 'Rue François Ier 6', 'accept'],
    ['7 rue Albert Ier, Pamiers', 'Rue Albert 1er 7', 'accept'],
    ['2 Rue des Lilas à 90160 Bessoncourt', 'Rue des Lilas 2', 'accept'],
    ['2 RUE DES LILAS A BESSONCOURT', 'Rue des Lilas 2', 'accept'],
    ['Rue du 19 Mars 1962, Riotord', 'street', 'accept'],
    ['8 Rue Nungesser & Coli 90000 Belfort', 'Rue Nungesser et Coli 8', 'accept'],
    ['Tél 0612345678 12 Rue des Lilas 90160 Bessoncourt', 'Rue des Lilas 12', 'accept'],
    ['06-12-34-56-78 12 Rue des Lilas 90160 Bessoncourt', 'Rue des Lilas 12', 'accept'],
    [
      'Bâtiment A - 3ème étage - Porte 12 - 56 Chemin de Rousseou - 09000 Cos',
      'Chemin de Rousseou 56',
      'accept',
    ],
    ["j'habite au douze rue des lilas à Bessoncourt", 'Rue des Lilas 12', 'accept'],
    ['cinquante-six chemin de rousseou 09000 cos', 'Chemin de Rousseou 56', 'accept'],
    ['cinquante six chemin de rousseou 09000 cos', 'Chemin de Rousseou 56', 'accept'],
    // The 4 may be the house number.
    ['Bar du 8 Mai 4 Chemin de Rousseou, 09000 Cos', 'interpolated', 'confirm'],
    // The postcode is that of both towns.
    ['1 Rue du 8 Mai, 09100 Pamiers', 'Rue du 8 Mai 1', 'confirm'],
  ],
);

table(
  'Paris',
  { code: 'FR', name: 'France' },
  [
    ...['5', '48'].map(
      (house) =>
        `Rue du Cardinal Lemoine ${house}; 75005; Paris; Paris; Paris; 48.85,2.35; Paris 5e Arrondissement`,
    ),
    'Rue Lepic 48; 75018; Paris; Paris; Paris; 48.88,2.33; Paris 18e Arrondissement',
  ],
  [
    ['48 Rue du Cardinal Lemoine, 5e arrondissement de Paris', 'Rue du Cardinal Lemoine 48', 'accept'],
    ['Paris 5e, 48 Rue du Cardinal Lemoine', 'Rue du Cardinal Lemoine 48', 'accept'],
  ],
);

table(
  'the United States',
  { code: 'US', name: 'United States' },
  [
    'US Route 5 5371; 05043; Thetford; Orange; Vermont; 43.82,-72.2',
    'Main St 163; ; Burlington; Chittenden; Vermont; 44.47,-73.21',
    'Main St 163; 05764; Poultney; Rutland; Vermont; 43.51,-73.23',
    'Haven St 6; 05837; East Haven; Essex; Vermont; 44.66,-71.88',
  ],
  [
    ['5371 US Route 2, Thetford, VT 05043', 'US Route 5 5371', 'confirm'],
    ['(802) 555-1234 163 Main St, Burlington, VT', 'Main St 163', 'accept'],
    ['163 Main St, Burlington VT 802 555 1234', 'Main St 163', 'accept'],
    ['163 Main St, Burlington, VT 05764', 'Main St 163', 'confirm'],
    // Pine Street may be the street, and East Haven its town.
    ['Pine Street 6, 05837 East Haven', 'Haven St 6', 'confirm'],
  ],
);

table(
  'Denmark',
  { code: 'DK', name: 'Danmark' },
  ['29/1. 2', '29/2. 1', '39/B, st. th', '39/B, st.', '12'].map(
    (house) => `Parkvej ${house}; 2690; Karlslunde; Greve; Sjælland; 55.56,12.23`,
  ),
  [
    ['Parkvej 29, 1. sal, 2, 2690 Karlslunde', 'Parkvej 29/1. 2', 'accept'],
    ['Parkvej 29, 1., 2, 2690 Karlslunde', 'Parkvej 29/1. 2', 'accept'],
    ['Parkvej;39B;st;th;2690;Karlslunde', 'Parkvej 39/B, st. th', 'accept'],
    ['Parkvej 12 i Karlslunde', 'Parkvej 12', 'accept'],
  ],
);

table(
  'Spain',
  { code: 'ES', name: 'España' },
  ['2', '3/2 B'].map((house) => `Calle Mayor ${house}; 28013; Madrid; Madrid; Madrid; 40.41,-3.7`),
  [['Calle Mayor, 3, 2 B, 28013 Madrid', 'Calle Mayor 3/2 B', 'accept']],
);

table(
  'Russia',
  { code: 'RU', name: 'Россия' },
  ['Тверская улица 19; 125009; Москва; Москва; Москва; 55.76,37.6'],
  [['Тверская улица, 19, г. Москва', 'Тверская улица 19', 'accept']],
);

table(
  'Germany',
  { code: 'DE', name: 'Deutschland' },
  [
    ...['7', '7/A', '7/B', '7/C'].map(
      (house) => `Zweigstraße ${house}; 45127; Essen; Essen; Nordrhein-Westfalen; 51.45,7.01`,
    ),
    'Olbrichstraße 1; 45138; Essen; Essen; Nordrhein-Westfalen; 51.44,7.05',
    'Höhenweg 2; 45359; Essen; Essen; Nordrhein-Westfalen; 51.47,6.93',
  ],
  [
    // There is a 7C: 7 bis is hardly 7B.
    ['Zweigstraße 7 bis, Essen', 'Zweigstraße 7/B', 'confirm'],
    ['Olbrichstraße Ecke Höhenweg, Essen', 'street', 'confirm'],
    ['Zweigstraße 7a-c, Essen', 'Zweigstraße 7/A', 'accept'],
    ['Zweigstr. 7 a - c, Essen', 'Zweigstraße 7/A', 'accept'],
    ['Zweigstr. 7 A + B, Essen', 'Zweigstraße 7/A', 'accept'],
    ['Zweigstr. 7b-9, Essen', 'Zweigstraße 7/B', 'accept'],
    // No range goes back.
    ['Zweigstr. 7c-a, Essen', 'Zweigstraße 7', 'add-unit'],
  ],
);

describe('at the other doors', () => {
  let dutch: Geocoder;
  let american: Geocoder;
  beforeAll(async () => {
    dutch = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      ...['7/1', '7/10', '71', '9'].map(
        (house) => `Boterdiep ${house}; 9712LL; Groningen; Groningen; Groningen; 53.22,6.56`,
      ),
      'Kerkstraat 26; 9991AA; Middelstum; Eemsdelta; Groningen; 53.34,6.64',
      'Dorpsstraat 1; 9901AA; Appingedam; Eemsdelta; Groningen; 53.32,6.85',
    ]);
    american = await tinyGeocoder({ code: 'US', name: 'United States' }, [
      'Main St 203; 05142; Cavendish; Windsor; Vermont; 43.38,-72.6',
      'Main St 203; 05089; Windsor; Windsor; Vermont; 43.48,-72.38',
      'Third St 158; 05855; Newport; Orleans; Vermont; 44.93,-72.2',
    ]);
  });
  afterAll(() => {
    dutch.close();
    american.close();
  });

  it('71 is completed as 71, not as 7-1, and 7-1 as that', () => {
    expect(dutch.suggest('Boterdiep 71')[0]).toMatchObject({ number: '71', suffix: null });
    expect(dutch.suggest('Boterdiep 7-1')[0]).toMatchObject({ number: '7', suffix: '1' });
  });

  it('the town is completed before others in the county of that name', () => {
    expect(american.suggest('203 Main St, Windsor')[0]).toMatchObject({ city: 'Windsor', advice: 'accept' });
  });

  it('two towns of one municipality, and two types of street, are not one address', () => {
    const { same } = dutch.sameAddress('Kerkstraat 26, Middelstum', 'Kerkstraat 26, Appingedam');
    expect(same).toBeLessThan(0.5);
    expect(
      american.sameAddress('158 Third St, Newport 05855', '158 Third Ave, Newport 05855').same,
    ).toBeLessThan(0.5);
  });

  it.each([
    [{ streetname: 'Kerkstraat', number: '26', suburb: '9991AA Middelstum' }, 'accept'],
    [{ streetname: 'Kerkstraat', number: '26', suburb: 'Middelstum', province: 'Nederland' }, 'accept'],
    [{ streetname: 'Kerkstraat', number: '26', suffix: '1e verdieping', suburb: 'Middelstum' }, 'accept'],
    // 26-41 is a flat, not the numbers from 26 to 41.
    [{ streetname: 'Kerkstraat', number: '26', suffix: '41', suburb: 'Middelstum' }, 'confirm'],
  ])('forwardGeocode of %j: %s', (fields, advice) => {
    expect(dutch.forwardGeocode(fields, { detail: true })).toMatchObject({ number: '26', advice });
  });
});

table(
  'postcodes that look like words',
  { code: 'NL', name: 'Nederland' },
  [
    'Bouriciuslaan 15; 9203PB; Drachten; Smallingerland; Friesland; 53.11,6.09',
    'Ceintuurbaan Noord 7; 9301NR; Roden; Noordenveld; Drenthe; 53.14,6.43',
  ],
  [
    ['9203 PB 15', 'Bouriciuslaan 15', 'accept'],
    ['9203 pb 15, Drachten', 'Bouriciuslaan 15', 'accept'],
    ['9301 NR 7', 'Ceintuurbaan Noord 7', 'accept'],
    ['Postbus 15, 9203 PB Drachten', 'postcode', 'fix'],
    ['Bouriciuslaan 15, Drachten (Fr.)', 'Bouriciuslaan 15', 'accept'],
    ['Ceintuurbaan Noord 7 Roden (Dr)', 'Ceintuurbaan Noord 7', 'accept'],
    ['Ceintuurbaan Noord 7 Roden (Gr.)', 'Ceintuurbaan Noord 7', 'confirm'],
  ],
);
