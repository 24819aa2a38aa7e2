/** Forms of places: inflected, with the number of a district and the name of a quarter, and names that only look alike. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

describe('Iceland', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
      'Langagata 9; 998; Eskifjörður; Fjarðabyggð; Austurland',
      'Langagata 9; 101; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið',
      'Langagata 9; 997; Borgarnes; Borgarbyggð; Vesturland',
      'Langagata 9; 996; Mosfellsbær; Mosfellsbær; Höfuðborgarsvæðið',
    ]);
  });

  it.each([
    ['Langagata 9, Eskifirði', 'Langagata 9, 998 Eskifjörður'],
    ['Langagata 9, Rvk', 'Langagata 9, 101 Reykjavík'],
    ['Langagata 9 Mosó', 'Langagata 9, 996 Mosfellsbær'],
    ['Langagata 9, Borgarn.', 'Langagata 9, 997 Borgarnes'],
  ])('%s lies in a town under another form of its name', (line, label) =>
    expect(geocoder.search(line)[0]).toMatchObject({ label, advice: 'accept' }),
  );

  it('takes no name for that of a province with three other letters', () =>
    expect(geocoder.search('Langagata 9, Vesturbær')[0]?.advice).not.toBe('accept'));
});

describe('Switzerland', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'CH', name: 'Schweiz' }, [
      'Gartenstrasse 9; 2503; Biel/Bienne; Biel/Bienne; Bern',
      'Gartenstrasse 3; 2503; Biel/Bienne; Biel/Bienne; Bern',
    ]);
  });

  it.each([
    'Gartenstrasse 9, 2503 Biel 3',
    'Gartenstrasse 9 2503 Biel 3 Mett',
    'Gartenstrasse 9 CH2503 Biel',
    'Gartenstrasse 9\n2503 Biel\n032 111 22 33',
  ])('%j: the number behind the town is no house number', (line) =>
    expect(geocoder.search(line)[0]).toMatchObject({ number: '9', level: 'address', advice: 'accept' }),
  );
});

describe('Denmark', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'DK', name: 'Danmark' }, [
      'Langgade 9; 9998; Nørk; Nørk; Sjælland',
      'Langgade 9; 9997; Vibe Sjælland; Vibe Sjælland; Sjælland',
    ]);
  });

  it.each([
    ['Langgade 9, Nørk Sjælland', 'Langgade 9, 9998 Nørk'],
    ['Langgade 9, Vibe Sjælnad', 'Langgade 9, 9997 Vibe Sjælland'],
  ])('%s: only letters of the words that two places do not share tell them apart', (line, label) =>
    expect(geocoder.search(line)[0]).toMatchObject({ label, advice: 'accept' }),
  );
});

describe('Belgium', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
      'Rue du Tolbrin 9; 9998; Nyville; Nyville; Nord; 50.85,4.35',
      'Rue du Four 1; 9999; Grandville; Grandville; Nord; 50.86,4.36',
      'Rue du Four 3; 9999; Grandville; Grandville; Nord; 50.86,4.36',
      'Rue du Moulin 9; 9999; Grandville; Grandville; Nord; 50.86,4.36',
    ]);
  });

  it('the larger city near a town is hardly against it', () => {
    const [best] = geocoder.search('Rue du Tolbrin 9, Nyville, Grandville');
    expect(best).toMatchObject({ level: 'address', city: 'Nyville' });
    expect(best?.confidence).toBeGreaterThan(0.95);
  });

  it('a smaller town near a city is against it', () => {
    const [inTown] = geocoder.search('Rue du Tolbrin 9, Nyville, Grandville');
    const [inCity] = geocoder.search('Rue du Moulin 9, Nyville, Grandville');
    expect(inCity?.advice).not.toBe('accept');
    expect(inCity?.confidence ?? 0).toBeLessThan(inTown!.confidence - 0.03);
  });
});

it('the name of an existing place is no short form of another one', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Bezempad 11; 9999AB; Nieuwstad; Nieuwstad; Groningen; 53.2,6.6; Verspreide huizen Harkdame',
    'Kerkpad 1; 4399AB; Veere; Veere; Zeeland; 51.5,3.7',
  ]);
  // The letters of `Veere` stand in `Verspreide huizen Harkdame`, in their order.
  expect(geocoder.search('Bezempad 11, Veere')[0]?.advice).not.toBe('accept');
});

describe('a town and its municipality', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      ...Array.from(
        { length: 9 },
        (_, at) => `Markt ${at + 1}; 9671EM; Winschoten; Oldambt; Groningen; 53.144,7.03`,
      ),
      'Poststraat 12; 9671EM; Winschoten; Oldambt; Groningen; 53.144,7.03',
      'Poststraat 12; 9684EG; Finsterwolde; Oldambt; Groningen; 53.197,7.08',
    ]);
  });

  it('the town that was asked is meant, not its neighbour: both were at 0.5', () => {
    const [match, next] = geocoder.search('Poststr. 12 Winschoten Oldambt');
    expect(match).toMatchObject({ city: 'Winschoten', advice: 'accept' });
    expect(next?.confidence ?? 0).toBeLessThan(0.1);
  });
});

describe('a town of which only the first letters are written', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Langeweg 9; 9999AA; Tolbeckeringen; Tolbeckeringen; Drenthe',
      'Langeweg 9; 9998AA; Brundeloo; Brundeloo; Drenthe',
      'Korteweg 9; 9997AA; Tolbo; Tolbo; Drenthe',
      'Korteweg 3; 9996AA; Brundstede; Brundstede; Drenthe',
      'Korteweg 3; 9995AA; Brundmeer; Brundmeer; Drenthe',
    ]);
  });

  // `Tolb` was a slip of `Tolbo` alone, and the answer that town.
  it.each([
    ['Langeweg 9, Tolb', 'Langeweg 9, 9999AA Tolbeckeringen'],
    ['Langeweg 9 tolbe', 'Langeweg 9, 9999AA Tolbeckeringen'],
    ['Langeweg 9, Brun', 'Langeweg 9, 9998AA Brundeloo'],
  ])('%s', (line, label) => expect(geocoder.search(line)[0]).toMatchObject({ label, advice: 'accept' }));

  // The beginning of a name is at least as likely as a slip in another one: it was Tolbo.
  it('alone is no sure slip of another town', () => {
    expect(geocoder.search('Tolbe')[0]).toMatchObject({ city: 'Tolbeckeringen' });
    expect(geocoder.search('Tolbe')[0]?.advice).not.toBe('accept');
  });

  it('is not accepted where two towns of those letters have the address', () =>
    expect(geocoder.search('Korteweg 3, Brund')[0]?.advice).not.toBe('accept'));
});
