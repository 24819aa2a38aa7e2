import { expect, it } from 'vitest';
import { tinyGeocoder } from '../match/tiny-dataset';

// The number of `changes` was 12000, as an unlikely answer had read it.
it.each(['BP 12, 12000 Rodez', 'BP 12 12000 Rodez'])(
  '%s changes the fields that parse reads',
  async (line) => {
    using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Rue du Four 8; 12000; Rodez; Rodez; Aveyron',
      'Rue du Four 10; 12000; Rodez; Rodez; Aveyron',
    ]);
    const { fields } = geocoder.parse(line);
    expect(fields.number).toBeUndefined();
    const changes = geocoder.standardise(line)!.changes;
    expect(changes.filter(({ field, from }) => (fields as Record<string, string>)[field] !== from)).toEqual(
      [],
    );
  },
);

it('two streets that meet stand both on the first line, as in the label', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Brink 1; 9401HS; Assen; Assen; Drenthe; 52.993,6.564',
    'Markt 1; 9401HT; Assen; Assen; Drenthe; 52.9931,6.5641',
  ]);
  const { label, lines } = geocoder.standardise('hoek Brink / Markt, Assen')!;
  expect(label).toBe('Brink / Markt, Assen');
  expect(lines).toEqual(['Brink / Markt', 'Assen']);
});
