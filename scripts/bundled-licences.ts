/** Writes dist/LICENSES.md, a step of `npm run build`: the licences of what is bundled travel with it. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUNDLED_PACKAGES, SAMPLE_PACKAGES } from './bundled-packages';

const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** rrad has no licence file: its README says what its data are. */
function termsOf(name: string): string {
  const folder = place(`node_modules/${name}`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(?:\.|$)/i.test(each));
  if (file !== undefined) return readFileSync(`${folder}/${file}`, 'utf8').trim();
  const readme = existsSync(`${folder}/README.md`) ? readFileSync(`${folder}/README.md`, 'utf8') : '';
  const said = readme.split(/\n(?=#)/).find((section) => /^#+ .*licen[cs]/i.test(section));
  return said?.replace(/^#+ .*\n/, '').trim() ?? 'No text of a licence comes with it.';
}

function entry(name: string): string {
  const { version, license } = JSON.parse(readFileSync(place(`node_modules/${name}/package.json`), 'utf8'));
  return `## ${name} ${version} – ${license ?? 'licence not named'}\n\n${termsOf(name)}\n`;
}

const text = [
  '# Licences of what is bundled\n',
  'Code of these packages is part of the files in this folder. Those of the map page stand in `explore/licenses.md`.\n',
  // tsup puts a few lines of its own where CommonJS has no import.meta.
  ...[...BUNDLED_PACKAGES, 'tsup'].map(entry),
  '# Licences of the sample\n',
  'Data of these packages are part of `sample/`.\n',
  ...SAMPLE_PACKAGES.map(entry),
].join('\n');
writeFileSync(place('dist/LICENSES.md'), text);
