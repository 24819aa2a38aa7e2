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
