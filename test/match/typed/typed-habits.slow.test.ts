// Habits of writing that were misread or doubted without need, and lines that were accepted as something else. Each row: the line, the
// address as number and suffix, or the level without a number, and the advice.
import { expect, it } from 'vitest';
import { table } from '../table-of-lines';
import { tinyGeocoder } from '../tiny-dataset';

table(
  'Dutch habits',
  { code: 'NL', name: 'Nederland' },
  [
    'Vlasveen 48; 9301PT; Roden; Noordenveld; Drenthe; 53.14,6.43',
    'Vlasveen 48A; 9301PT; Roden; Noordenveld; Drenthe; 53.14,6.43',
    'Damsterdiep 269-9; 9713EE; Groningen; Groningen; Groningen; 53.22,6.58',
    'Damsterdiep 269-10; 9713EE; Groningen; Groningen; Groningen; 53.22,6.58',
    'Erasmuslaan 43; 9752PE; Haren; Groningen; Groningen; 53.17,6.60',
    'Unia 8; 9202JW; Drachten; Smallingerland; Fryslân; 53.11,6.09',
    'Stationsweg 1; 9902JW; Appingedam; Eemsdelta; Groningen; 53.32,6.85',
    'Brink 1; 9401HS; Assen; Assen; Drenthe; 52.99,6.56',
    'Asserbrink 1; 7812NJ; Emmen; Emmen; Drenthe; 52.77,6.89',
    'M. Hardenbergstraat 17; 9648LD; Wildervank; Veendam; Groningen; 53.07,6.86',
    'Hoetmansmeer I 104; 9663TJ; Nieuwe Pekela; Pekela; Groningen; 53.08,6.96',
  ],
  [
    ['Vlasveen 48 ltr a, 9301PT Roden', 'Vlasveen 48A', 'accept'],
    ['Vlasveen 48, huisletter: a Roden', 'Vlasveen 48A', 'accept'],
    ['huisletter A, Vlasveen 48, Roden', 'Vlasveen 48A', 'accept'],
    ['Vlasveen achtenveertig a, Roden', 'Vlasveen 48A', 'accept'],
    ['kamer 9, Damsterdiep 269, Groningen', 'Damsterdiep 269-9', 'accept'],
    ['Damsterdiep 269 Groningen kamer 9', 'Damsterdiep 269-9', 'accept'],
    ['T.a.v. mw. A. Smit Erasmuslaan 43, Haren', 'Erasmuslaan 43', 'accept'],
    // A postcode of another town, and no town.
    ['Unia 8, 9902JW', 'Unia 8', 'confirm'],
    ['Unia 8, 9902JW Drachten', 'Unia 8', 'accept'],
    ['Assen Brink 1', 'Brink 1', 'accept'],
    // A word left out, and a slip in the rest.
    ['Lardenbergstraat 17, Wildervank', 'M. Hardenbergstraat 17', 'confirm'],
    ['Hardenbergstraat 17, Wildervank', 'M. Hardenbergstraat 17', 'accept'],
    ['Hoetmansmeer II 104, Nieuwe Pekela', 'Hoetmansmeer I 104', 'confirm'],
    // The 7 is in no field of the answer, and Papenburg may be the town.
    ['Erasmuslaan 43 Haren 7', 'Erasmuslaan 43', 'confirm'],
    ['Damsterdiep 269-9, Papenburg, Groningen', 'Damsterdiep 269-9', 'confirm'],
  ],
);

table(
  'French habits',
  { code: 'FR', name: 'France' },
  [
    'Rue Oberkampf 98; 75011; Paris; Paris; Paris; 48.865,2.377; Paris 11e Arrondissement',
    'Rue Duhamel 13/BIS; 19000; Tulle; Tulle; Corrèze; 45.26,1.77',
    'Rue du Torrent 19; 48000; Mende; Mende; Lozère; 44.52,3.50',
    'Rue du Torrent 19B; 48000; Mende; Mende; Lozère; 44.52,3.50',
    "Place d'Iéna 8; 48000; Mende; Mende; Lozère; 44.51,3.49",
    'Route Départementale 2 2540; 07000; Coux; Coux; Ardèche; 44.73,4.61',
    'Rue Toulzac 14; 19000; Tulle; Tulle; Corrèze; 45.27,1.76',
  ],
  [
    ['98 rue oberkampf, Paris, 11e', 'Rue Oberkampf 98', 'accept'],
    ['98 rue oberkampf, Paris-11', 'Rue Oberkampf 98', 'accept'],
    ['98 rue oberkampf, Paris 11°', 'Rue Oberkampf 98', 'accept'],
    ['98 rue oberkampf, Paris 11th', 'Rue Oberkampf 98', 'accept'],
    ['treize bis rue Duhamel, 19000 Tulle', 'Rue Duhamel 13/BIS', 'accept'],
    ['au 13 bis de la rue Duhamel Tulle', 'Rue Duhamel 13/BIS', 'accept'],
    ['19 lettre B rue du Torrent, 48000 Mende', 'Rue du Torrent 19B', 'accept'],
    // A flat B in number 19 is not number 19B.
    ['19 rue du Torrent appt B, 48000 Mende', 'Rue du Torrent 19', 'accept'],
    ["8 Place d'IÃ©na, 48000 Mende", "Place d'Iéna 8", 'accept'],
    ['« 8 Place d’Iéna », F - 48000 Mende', "Place d'Iéna 8", 'accept'],
    ['2540 RD2, 07000 Coux', 'Route Départementale 2 2540', 'accept'],
    ['14 rue J. Toulzac, 19000 Tulle', 'Rue Toulzac 14', 'confirm'],
  ],
);

table(
  'Italian habits',
  { code: 'IT', name: 'Italia' },
  [
    'Via Monti 24; 20162; Milano; Milano; Milano; 45.51,9.19',
    'Via Monti 24b; 20162; Milano; Milano; Milano; 45.51,9.19',
    'Via Pola 25; 20124; Milano; Milano; Milano; 45.49,9.19',
    'Via Pola 27; 20124; Milano; Milano; Milano; 45.49,9.19',
    'Via Pola 27a; 20124; Milano; Milano; Milano; 45.49,9.19',
  ],
  [
    ['Via Monti 24 lett. B, 20162 Milano', 'Via Monti 24b', 'accept'],
    ['Via Monti 24 barra b, 20162 Milano', 'Via Monti 24b', 'accept'],
    ['Scala B, Via Monti 24, 20162 Milano', 'Via Monti 24', 'accept'],
    ['al n. 25 di via Pola, Milano', 'Via Pola 25', 'accept'],
    ['Via Pola 25 a Milano', 'Via Pola 25', 'accept'],
    ['Via Pola 27 a, Milano', 'Via Pola 27a', 'accept'],
    // The last name is also that of the province.
    ['Via Pola 25, Legnano, Milano', 'Via Pola 25', 'confirm'],
  ],
);

table(
  'American habits',
  { code: 'US', name: 'United States' },
  [
    '207th Street 114-37; 11411; Queens; Queens; New York; 40.70,-73.74',
    '90th Avenue 100-12; 11411; Queens; Queens; New York; 40.70,-73.75',
    'North Beaumont Avenue 230; 21228; Catonsville; Baltimore; Maryland; 39.28,-76.73',
    'Goshawk Drive 126; 05056; Plymouth; Windsor; Vermont; 43.53,-72.72',
    'Bridlepath Road 12806; 21136; Reisterstown; Baltimore; Maryland; 39.47,-76.83',
  ],
  [
    ['114-37 207St, Queens', '207th Street 114-37', 'accept'],
    ['114-37 207 th St, Queens NY 11411', '207th Street 114-37', 'accept'],
    ['114-37 207st St, Queens NY 11411', '207th Street 114-37', 'accept'],
    ["'114-37 207th St, Queens NY 11411", '207th Street 114-37', 'accept'],
    ['114~37 207th St, Queens NY 11411', '207th Street 114-37', 'accept'],
    ['100-12 Ninetieth Avenue, Queens', '90th Avenue 100-12', 'accept'],
    ['230N Beaumont Ave, Catonsville, MD 21228', 'North Beaumont Avenue 230', 'accept'],
    ['126 Goshawk Dr, 126 Goshawk Drive, Plymouth, VT 05056', 'Goshawk Drive 126', 'accept'],
    ['126 Goshawk Dr, Plymouth, VT 05056 3015', 'Goshawk Drive 126', 'accept'],
    ['“126 Goshawk Dr”, Plymouth, VT', 'Goshawk Drive 126', 'accept'],
    ['126 Goshawk Drive.Plymouth VT', 'Goshawk Drive 126', 'accept'],
    ['Tel: 802.555.0155 126 Goshawk Dr, Plymouth, VT', 'Goshawk Drive 126', 'accept'],
    ['12.806 Bridlepath Rd, Reisterstown, MD 21136', 'Bridlepath Road 12806', 'accept'],
    ['126 goshawk dr plymouth 7', 'Goshawk Drive 126', 'confirm'],
  ],
);

table(
  'Belgian habits',
  { code: 'BE', name: 'België' },
  [
    'Vrijheidslaan 123; 1080; Molenbeek; Molenbeek; Brussel; 50.86,4.32',
    'Basilieklaan 378/0005; 1081; Koekelberg; Koekelberg; Brussel; 50.87,4.31',
  ],
  [
    ['Vrijheidslaan 123, B - 1080 Molenbeek', 'Vrijheidslaan 123', 'accept'],
    ['Vrijheidslaan (123), 1080 Molenbeek', 'Vrijheidslaan 123', 'accept'],
    // Digits from 0 on are a box, not the end of a telephone number.
    ['1081 Koekelberg Basilieklaan 378 0005', 'Basilieklaan 378/0005', 'accept'],
  ],
);

table(
  'American roads and counties',
  { code: 'US', name: 'United States' },
  [
    'VT Route 58 E 3991; 05847; Lowell; Lowell; Vermont; 44.80,-72.45',
    'Lower Village Road 3991; 05847; Lowell; Lowell; Vermont; 44.81,-72.46',
    'Mason Hill Road 2346; 05261; Pownal; Pownal; Vermont; 42.77,-73.23',
    'Church Street 1; 05261; Pownal; Pownal; Vermont; 42.78,-73.24',
    'Reisterstown Road 1800; 21208; Pikesville; Baltimore; Maryland; 39.37,-76.72',
  ],
  [
    ['3991 VT 58E, Lowell, VT 05847', 'VT Route 58 E 3991', 'accept'],
    // Number and town's postcode alone, where the data lack VT 3.
    ['2346, Pownal, VT 05261', 'Mason Hill Road 2346', 'confirm'],
    // Baltimore is the county, and the ZIP is another one.
    ['1800 Reisterstown Rd, Baltimore, MD 21202', 'Reisterstown Road 1800', 'confirm'],
    ['1800 Reisterstown Rd, Pikesville, MD 21209', 'Reisterstown Road 1800', 'accept'],
  ],
);

table(
  'Iceland',
  { code: 'IS', name: 'Ísland' },
  [
    'Baugatún 4; 600; Akureyri; Akureyri; Norðurland eystra; 65.68,-18.09',
    // So many streets that the postcode covers a town.
    ...[...'BDFGHKLMNPRSTVÞ'].flatMap((first) =>
      [...'aeiouýæöúó'].map(
        (vowel) => `${first}${vowel}kkalundur 4; 600; Akureyri; Akureyri; Norðurland eystra; 65.69,-18.09`,
      ),
    ),
    'Varmahlíð 1; 561; Varmahlíð; Skagafjörður; Norðurland vestra; 65.55,-19.44',
  ],
  [
    // It was the postcode: all streets of the town have it.
    ['Bauatún, 600 Akureyri', 'street', 'accept'],
    // The unread part is rather the street than the street of the town's name is.
    ['Krosshólasel, 561 Varmahlíð', 'street', 'confirm'],
  ],
);

table(
  'Austria',
  { code: 'AT', name: 'Österreich' },
  [
    'Bäckerstraße 16; 1010; Wien; Wien; Wien; 48.21,16.37',
    'Bäckerstraße 16a; 1010; Wien; Wien; Wien; 48.21,16.38',
  ],
  [
    ['Bäckerstraße 16a/2/14, Wien', 'Bäckerstraße 16a', 'accept'],
    // Apart, the letter is that of a stair.
    ['Bäckerstraße 16 A 12, Wien', 'Bäckerstraße 16', 'confirm'],
    ['Bäckerstraße 16, Wien 19', 'Bäckerstraße 16', 'accept'],
  ],
);

it('a number that stands alone behind the town has the verdict missing on the suffix', async () => {
  using geocoder = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
    'Grashofstr. 105; 45133; Essen; Essen; Nordrhein-Westfalen; 51.42,7.00',
  ]);
  // Once accepted, with no verdict on the 88.
  const [best] = geocoder.search('Grashofstr. 105 Essen 88');
  expect(best).toMatchObject({
    number: '105',
    advice: 'confirm',
    verdicts: { number: 'exact', suffix: 'missing' },
  });
});

it('the letter of a flat gives a building for each street of the postcode', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue du Torrent 2; 48000; Mende; Mende; Lozère; 44.52,3.50',
    'Rue du Torrent 2B; 48000; Mende; Mende; Lozère; 44.52,3.50',
    'Rue Basse 2; 48000; Mende; Mende; Lozère; 44.53,3.51',
  ]);
  // Once both were one building, on the first street.
  const found = geocoder.candidates({ postcode: '48000', number: '2', suffix: 'appt B' });
  const buildings = found.filter(({ level }) => level === 'building').map(({ streetname }) => streetname);
  expect(buildings.sort()).toEqual(['Rue Basse', 'Rue du Torrent']);
});

table(
  'a region that is called after its town',
  { code: 'BE', name: 'België' },
  [
    'Rue Haute 12; 1000; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.84,4.35',
    'Rue Washington 10; 1000; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.82,4.36',
    'Rue Washington 152; 1050; Ixelles; Ixelles; Région de Bruxelles-Capitale; 50.82,4.36',
    'Rue des Palais 44; 1030; Schaerbeek; Schaerbeek; Région de Bruxelles-Capitale; 50.87,4.37',
    'Rue du Bailli 12; 1000; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.83,4.36',
    'Rue du Bailli 12; 1050; Ixelles; Ixelles; Région de Bruxelles-Capitale; 50.83,4.35',
    'Rue Haute 12; 5000; Namur; Namur; Namur; 50.46,4.86',
  ],
  [
    ['Rue des Palais 44, Bruxelles', 'Rue des Palais 44', 'accept'],
    ['Rue des Palais 44, 1030 Bruxelles', 'Rue des Palais 44', 'accept'],
    ['Rue des Palis 44, 1030 Bruxelles', 'Rue des Palais 44', 'accept'],
    // The town has the street too, but not the number.
    ['Rue Washington 152, 1050 Bruxelles', 'Rue Washington 152', 'accept'],
    ['Rue Washington 152, Bruxelles', 'Rue Washington 152', 'confirm'],
    ['Rue Haute 12, Bruxelles', 'Rue Haute 12', 'accept'],
    ['Rue du Bailli 12, 1050 Bruxelles', 'Rue du Bailli 12', 'accept'],
    ['Bruxelles', 'city', 'accept'],
  ],
);

table(
  'a town whose postcode the register does not know',
  { code: 'US', name: 'United States' },
  [
    'East Road 1559; ; Bennington; Bennington; Vermont; 42.88,-73.19',
    'East Rd 1500; 05201; Shaftsbury; Bennington; Vermont; 42.93,-73.20',
    'East Rd 1600; 05201; Shaftsbury; Bennington; Vermont; 42.93,-73.20',
    'Main St 1; 05201; Pownal; Bennington; Vermont; 42.80,-73.19',
    'Main St 2; 05201; Woodford; Bennington; Vermont; 42.88,-73.12',
  ],
  [['1559 East Rd Apt 2, Bennington, VT 05201', 'East Road 1559', 'confirm']],
);

table(
  'the town behind a French postcode, and a type of one letter',
  { code: 'FR', name: 'France' },
  [
    'Rue de Delle 4; 90100; Faverois; Faverois; Territoire de Belfort; 47.52,7.04',
    'Rue des Passeurs 4; 90100; Delle; Delle; Territoire de Belfort; 47.51,7.00',
    'Impasse Lyautey 3; 08000; Warcq; Warcq; Ardennes; 49.77,4.68',
    'Rue de Warcq 3; 08000; Charleville; Charleville; Ardennes; 49.77,4.70',
    'Rue Henri Tomasi 11; 75020; Paris; Paris; Paris; 48.85,2.41',
    'Rue Jules Ferry 1; 55310; Tronville; Tronville; Meuse; 48.72,5.28',
  ],
  [
    ['Les Tilleuls 4, 90100 Delle', 'Rue des Passeurs 4', 'fix'],
    ['Passeurs 4, 90100 Delle', 'Rue des Passeurs 4', 'accept'],
    ['3, Impase Liautey 08000 Warcq', 'Impasse Lyautey 3', 'accept'],
    ['4 Rue de Delle, 90100 Faverois', 'Rue de Delle 4', 'accept'],
    ['11, R Henri Tmasi 75020 Paris', 'Rue Henri Tomasi 11', 'accept'],
    ['1, R JUELS FERRY, 55310 TRONVILLE', 'Rue Jules Ferry 1', 'accept'],
  ],
);

table(
  'a slip of a street that only another town has',
  { code: 'AT', name: 'Österreich' },
  [
    'Mozartgasse 11; 6020; Innsbruck; Innsbruck; Tirol; 47.26,11.39',
    'Mozartstraße 11; 4060; Leonding; Leonding; Oberösterreich; 48.27,14.25',
    'Goethestraße 5; 6020; Innsbruck; Innsbruck; Tirol; 47.26,11.40',
  ],
  [
    ['Mozartstaße 11, 6020 Innsbruck', 'Mozartgasse 11', 'confirm'],
    ['Mozartgase 11, 6020 Innsbruck', 'Mozartgasse 11', 'accept'],
    ['Gotehstrase 5, 6020 Innsbruck', 'Goethestraße 5', 'accept'],
  ],
);

table(
  'a Polish postcode covers a town',
  { code: 'PL', name: 'Polska' },
  [
    ...[1, 8, 15].map((number) => `Lipowa ${number}; 82-100; Nowy Dwór; Nowy Dwór; pomorskie; 54.2,19.1`),
    'Łąkowa 8; 80-001; Gdańsk; Gdańsk; pomorskie; 54.3,18.6',
  ],
  [
    ['Łąkowa 8, 82-100 Nowy Dwór', 'Lipowa 8', 'confirm'],
    ['Lipowa 8, 82-100 Nowy Dwór', 'Lipowa 8', 'accept'],
  ],
);

table(
  'digits and letters at the wrong side of a blank, and a prolonged street',
  { code: 'NL', name: 'Nederland' },
  [
    'Zaailand 2; 9205EH; Drachten; Smallingerland; Fryslân; 53.10,6.10',
    'Oostgriend 43; 1356HC; Almere; Almere; Flevoland; 52.37,5.22',
    'Herestraat 22; 9711LJ; Groningen; Groningen; Groningen; 53.21,6.56',
    'Verlengde Hereweg 22; 9722AC; Groningen; Groningen; Groningen; 53.20,6.57',
    'Raadhuisplein 18; 9203EB; Drachten; Smallingerland; Fryslân; 53.11,6.09',
    'Raadhuisplein 180; 9203EC; Drachten; Smallingerland; Fryslân; 53.11,6.09',
  ],
  [
    ['Zaailand6 2, 9205 EH Drachten', 'Zaailand 2', 'confirm'],
    ['Oostgrien d43, 1356 HC Almere', 'street', 'fix'],
    ['Verlengde Herestraat 22, Groningen', 'Verlengde Hereweg 22', 'confirm'],
    ['Raadhuisplein 18, 9203 EC Drachten', 'Raadhuisplein 18', 'confirm'],
    ['Raadhuusplijn 18, 9203 EC Drachten', 'Raadhuisplein 18', 'confirm'],
    ['Raadhuisplein 18, 9203 EB Drachten', 'Raadhuisplein 18', 'accept'],
  ],
);
