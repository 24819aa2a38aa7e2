import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import type { Geocoder } from '../../src/index';
import { fitName } from '../../src/rank/name-fit';
import { WordedName } from '../../src/rank/worded-name';
import { tinyGeocoder } from './tiny-dataset';

/** Answers that were once wrong on real data, each with the least data that shows it. */
const WRONG_ONCE = {
  Netherlands: {
    country: { code: 'NL', name: 'Nederland' },
    addresses: [
      "'t Noord 4; 8804NC; Tzum; Waadhoeke; Friesland",
      'Noord 4; 8801KP; Franeker; Waadhoeke; Friesland',
      'Verlengde Schrans 139; 8935BA; Leeuwarden; Leeuwarden; Friesland',
      'Schrans 139; 8932ND; Leeuwarden; Leeuwarden; Friesland',
      'Legedyk 2; 8934AA; Leeuwarden; Leeuwarden; Friesland',
      'Legedyk 18; 9088AB; Wirdum; Leeuwarden; Friesland',
      'Langestraat 71/A; 9671PC; Winschoten; Oldambt; Groningen',
      'De Draei 66; 8621CZ; Heeg; Súdwest-Fryslân; Friesland',
      'Dorpsstraat 1; 8882AA; Hee; Terschelling; Friesland',
      'H.B.S.-straat 8; 9201KS; Drachten; Smallingerland; Friesland',
      'Astraat 19; 9718CP; Groningen; Groningen; Groningen',
      'Mast 19; 9733HG; Groningen; Groningen; Groningen',
      'Kerkstraat 7; 2281AA; Rijswijk (ZH); Rijswijk; Zuid-Holland',
      'Markt 4; 8531EA; Lemmer; De Fryske Marren; Friesland',
      'Hoofdstraat 1; 7811AA; Emmen; Emmen; Drenthe',
      'Lange Dam 6; 8321XV; Urk; Urk; Flevoland',
    ],
    asked: [
      [
        'a number is no part of a name that is not there',
        'Lange Puccplan 6, 8321XV Urk',
        'Lange Dam 6, 8321XV Urk',
      ],
      [
        'the first word left out, in a place beside which the rest is a street',
        'Noord 4, Tzum',
        "'t Noord 4, 8804NC Tzum",
      ],
      [
        'words beside the street that belong to it',
        'Verpengde wchrans 139, Leeuwarden',
        'Verlengde Schrans 139, 8935BA Leeuwarden',
      ],
      [
        'a number with its letter is no part of the street',
        'Langstraat 71A, Winschoten',
        'Langestraat 71A, 9671PC Winschoten',
      ],
      ['a damaged place that is a place too', 'De Draei 66, Hee', 'De Draei 66, 8621CZ Heeg'],
      ['one letter before an abbreviated street type', 'Astr. 19, Groningen', 'Astraat 19, 9718CP Groningen'],
      [
        'a place without the remark in its name',
        'Kerkstraat 7, Rijswijk',
        'Kerkstraat 7, 2281AA Rijswijk (ZH)',
      ],
    ],
    doubted: [['a place that exists is no damaged other one', 'Markt 4, Emmen']],
  },
  Iceland: {
    country: { code: 'IS', name: 'Ísland' },
    addresses: [
      'Skeiðarvogur 103; 104; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
      'Kringlan 7; 103; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
      'Laugavegur 118/B; 105; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
      'Gvendargeisli 110; 113; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
      'Ferjuvað 1; 110; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
      'Klettholt A; 851; Hella; Rangárþing ytra; Suðurland',
      'Jörfi 2; 720; Borgarfjörður (eystri); Múlaþing; Austurland',
    ],
    asked: [
      [
        'a number that is a postcode elsewhere',
        'Skeiðarvogur 103, Reykjavík',
        'Skeiðarvogur 103, 104 Reykjavík',
      ],
      [
        'a number that is a postcode, with a letter',
        'Laugavegur 118 B, Reykjavík',
        'Laugavegur 118B, 105 Reykjavík',
      ],
      [
        'a number that is a postcode, in a damaged street',
        'Gvensrgeisli 110, Reykjavík',
        'Gvendargeisli 110, 113 Reykjavík',
      ],
      ['a postcode where postcodes stand', 'Kringlan 7, 103 Reykjavík', 'Kringlan 7, 103 Reykjavík'],
      ['a letter for a number', 'Klettholt A, Hella', 'Klettholt A, 851 Hella'],
      [
        'a long remark in the name of a place',
        'Jörfi 2, Borgarfjörður (eystri)',
        'Jörfi 2, 720 Borgarfjörður (eystri)',
      ],
    ],
    doubted: [],
  },
  'United States': {
    country: { code: 'US', name: 'United States' },
    addresses: [
      'Vista Drive 10202; 95014; Cupertino; Santa Clara; California',
      'North 62nd Avenue 15253; 85306; Glendale; Maricopa; Arizona',
      'Main Street 881; 06040; Manchester; Hartford; Connecticut',
      'Elm Street 1; 80202; Denver; Denver; Colorado',
    ],
    asked: [
      [
        'a number of five digits',
        'Cupertino, 10202 Vista Drive',
        '10202 Vista Drive, Cupertino, California 95014',
      ],
      [
        'a postcode first, then a number of five digits',
        '85306 15253 North 62nd Avenue Glendale',
        '15253 North 62nd Avenue, Glendale, Arizona 85306',
      ],
      [
        'a postcode before the country',
        '881 Main Street, Manchester, CT 06040 USA',
        '881 Main Street, Manchester, Connecticut 06040',
      ],
      [
        'a state in the name of a company',
        'Acme Trading Co, 881 Main Street, Manchester',
        '881 Main Street, Manchester, Connecticut 06040',
      ],
    ],
    doubted: [],
  },
} as const;

for (const [name, { country, addresses, asked, doubted }] of Object.entries(WRONG_ONCE)) {
  describe(`once wrong in ${name}`, () => {
    let geocoder: Geocoder;
    beforeAll(async () => {
      geocoder = await tinyGeocoder(country, addresses);
    });
    afterAll(() => geocoder?.close());

    it.each([...asked])('%s', (_, text, label) => {
      const [best] = geocoder.search(text);
      expect(best).toMatchObject({ level: 'address', label });
      expect(best!.confidence).toBeGreaterThan(0.75);
    });

    it.runIf(doubted.length > 0).each([...doubted])('%s', (_, text) => {
      for (const { level, confidence } of geocoder.search(text))
        expect(level !== 'address' || confidence < 0.8).toBe(true);
    });
  });
}

it('letters before a street type belong to the name and are not a typo of the type', () => {
  const profile = countryProfile('NL');
  expect(
    fitName(profile, new WordedName(profile, 'Trstraat'), new WordedName(profile, 'H.B.S.-straat')),
  ).toMatchObject({
    verdict: 'typo',
    missing: 0,
    stem: 2,
  });
});

it('a number that the town lacks does not make a village of its municipality a sure answer', async () => {
  using geocoder = await tinyGeocoder(WRONG_ONCE.Netherlands.country, WRONG_ONCE.Netherlands.addresses);
  const matches = geocoder.candidates({ streetname: 'Legedyk', number: '18', city: 'Leeuwarden' });
  expect(matches.map(({ city }) => city)).toContain('Wirdum');
  expect(matches.find(({ city }) => city === 'Wirdum')!.confidence).toBeLessThan(0.8);
});

it('a street type that ends in another type is no conflict: a `steenweg` is a `weg`', () => {
  const profile = countryProfile('NL');
  const asked = new WordedName(profile, 'Vuurteenweg');
  expect(fitName(profile, asked, new WordedName(profile, 'Vuursteenweg'))).toMatchObject({
    verdict: 'typo',
    edits: 1,
    typeConflict: false,
  });
});

it('a typo in a place that looks like an abbreviation is compared as written', async () => {
  using geocoder = await tinyGeocoder(WRONG_ONCE.Netherlands.country, [
    'Drakenstraat 13; 8605BG; Sneek; Súdwest-Fryslân; Friesland',
    'Hoofdstraat 1; 8773KA; Indijk; Súdwest-Fryslân; Friesland',
  ]);
  expect(geocoder.search('Drakenstraat 13, Snedk')[0]).toMatchObject({ level: 'address', city: 'Sneek' });
});

describe('once wrong in France', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Rue Pasteur 49; 75009; Paris; Paris; Paris',
      'Rue du Four 3; 75006; Paris; Paris; Paris',
      'Rue Auguste Coulon 23; 23300; La Souterraine; La Souterraine; Creuse',
      'Route d’Arlix 2; 07600; Vals-les-Bains; Vals-les-Bains; Ardèche',
    ]);
  });
  afterAll(() => geocoder?.close());

  it('a wrong postcode before the city is not a house number if the street has one before it', () => {
    expect(geocoder.search('49 Rue Pasteur, 07600 Paris')[0]).toMatchObject({
      level: 'address',
      label: '49 Rue Pasteur, 75009 Paris',
      verdicts: { number: 'exact', postcode: 'conflict' },
    });
  });

  it.each([
    ['a district behind the city', '49 rue Pasteur Paris 9'],
    ['a district as an ordinal', '49 Rue Pasteur, Paris 9e'],
    ['a post box beside the street', '49 Rue Pasteur BP 12 75009 Paris'],
    ['a post box in front', 'CS 12345, 49 Rue Pasteur, 75009 Paris'],
  ])('%s does not take the place of the number', (_, line) => {
    expect(geocoder.search(line)[0]).toMatchObject({
      level: 'address',
      label: '49 Rue Pasteur, 75009 Paris',
      verdicts: { number: 'exact' },
    });
  });

  it('a post box alone gives its city, and reports the missing number', () => {
    expect(geocoder.search('BP 12, Paris')[0]).toMatchObject({
      level: 'city',
      verdicts: { number: 'missing' },
    });
  });

  it('an unknown postcode beside a city gives the city', () => {
    const [best] = geocoder.search('75999 Paris');
    expect(best).toMatchObject({ level: 'city', city: 'Paris', verdicts: { postcode: 'missing' } });
  });

  it('a number that was read as part of a name gets a verdict, and the sister street is not sure', () => {
    for (const { level, verdicts, confidence } of geocoder.search(
      '23 Chemin Auguste Coulon, La Souterraine',
    )) {
      expect(verdicts.number).toBeDefined();
      expect(['city', 'municipality', 'suburb'].includes(level) || confidence < 0.8).toBe(true);
    }
  });
});

it('if two suffixes compare equal, the one with the asked spelling is found', async () => {
  using geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
    'Tedescolaan 24/b3; 1160; Oudergem; Oudergem; Brussel',
    'Tedescolaan 24/3; 1160; Oudergem; Oudergem; Brussel',
  ]);
  const [best] = geocoder.candidates({
    streetname: 'Tedescolaan',
    number: '24',
    suffix: 'b3',
    city: 'Oudergem',
  });
  expect(best).toMatchObject({ level: 'address', suffix: 'b3', verdicts: { suffix: 'exact' } });
  expect(best!.confidence).toBeGreaterThan(0.9);
});

it('the number 0 is found, although it is not a plain number', async () => {
  using geocoder = await tinyGeocoder(WRONG_ONCE.Netherlands.country, [
    'Stationsplein 0; 9701AA; Groningen; Groningen; Groningen',
    'Stationsplein 1; 9701AA; Groningen; Groningen; Groningen',
  ]);
  expect(geocoder.forwardGeocode({ streetname: 'Stationsplein', number: '0' })).toMatchObject({
    number: '0',
  });
});

it('a province at the end of a line does not replace the city', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Main Street 100; 05401; Burlington; Chittenden; Vermont',
    'Church Street 2; 05401; Burlington; Chittenden; Vermont',
  ]);
  expect(geocoder.search('15 Foo Avenue, Burlington, Vermont')[0]).toMatchObject({
    level: 'city',
    city: 'Burlington',
  });
});
