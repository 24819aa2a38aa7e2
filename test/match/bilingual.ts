import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../src/compile/index';
import { temporaryDirectory } from '../sample';

const PROVENANCE = { licence: 'CC0 1.0', attribution: 'nobody' };
const ROWS = [
  'straat;nummer;postcode;gemeente;straat:de;lat;lon',
  'Wetstraat;16;1000;Brussel;;50.846;4.367',
  'Wetstraat;18;1000;Brussel;;50.8461;4.3672',
  'Kerkstraat;4;1000;Brussel;Kirchstraße;50.847;4.36',
];
const MUNICIPALITIES = ['nis,name_nl,name_fr,lat,lon', '21004,Brussel,Bruxelles,50.846,4.36'];
export const NAMES = ['nl,fr', 'Wetstraat,Rue de la Loi'];

/** A town of which streets and the municipality have names in two languages. */
export async function bilingual(streetNames = NAMES): Promise<string> {
  const folder = temporaryDirectory();
  writeFileSync(path.join(folder, 'rows.csv'), `${ROWS.join('\n')}\n`);
  writeFileSync(path.join(folder, 'municipalities.csv'), `${MUNICIPALITIES.join('\n')}\n`);
  writeFileSync(path.join(folder, 'names.csv'), `${streetNames.join('\n')}\n`);
  const out = path.join(folder, 'dataset');
  await build(
    {
      name: 'Bilingual',
      country: { code: 'BE', name: 'België' },
      areas: [
        {
          level: 'municipality',
          path: 'municipalities.csv',
          name: 'name_nl',
          code: 'nis',
          aliasColumns: [{ columns: ['name_fr'], language: 'fr' }],
          latitude: 'lat',
          longitude: 'lon',
          parent: 'addresses',
          ...PROVENANCE,
        },
      ],
      addresses: [
        {
          name: 'rows',
          path: 'rows.csv',
          columns: {
            streetname: 'straat',
            number: 'nummer',
            postcode: 'postcode',
            city: 'gemeente',
            municipality: 'gemeente',
            latitude: 'lat',
            longitude: 'lon',
          },
          constants: { province: 'Brussel' },
          streetAliases: ['straat:de'],
          streetNames: { path: 'names.csv', name: 'nl', aliases: 'fr', languages: { fr: 'fr' } },
          ...PROVENANCE,
        },
      ],
    },
    { inputRoot: folder, out },
  );
  return out;
}
