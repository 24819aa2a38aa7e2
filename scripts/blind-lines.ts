/**
 * How `parse` reads lines whose address the open dataset lacks: addresses of another register of the country, or of the same register
 * in towns that it lacks, as people write them. A line counts as right if street, house, postcode and city are those of the address.
 * It also counts and shows the lines whose street in the wrong town `search` would accept.
 *
 *   npx tsx scripts/blind-lines.ts OPEN REGISTER [--library dist] [--lines 1000] [--seed 1] [--province MD] [--show 10]
 *
 * With the same dataset twice the towns are those of `blind-lines/templates.ts`. `--province` is the code of the register's state.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as library from '../src/index';
import { drawQuestions } from './bench/questions';
import { OTHER_TOWNS, TEMPLATES } from './blind-lines/templates';
import { mulberry32 } from './quality/random';

/** An address as the lines name it. */
interface Written {
  readonly street: string;
  readonly house: string;
  readonly postcode: string;
  readonly city: string;
  readonly province: string;
}

const MARKS = /\p{M}/gu;
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu;
const LEVELS: readonly string[] = ['address', 'building', 'street', 'interpolated'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    library: { type: 'string', default: 'dist' },
    lines: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    province: { type: 'string', default: '' },
    show: { type: 'string', default: '10' },
  },
});
const [open, register] = positionals;
if (open === undefined || register === undefined) throw new Error('expected OPEN REGISTER');
const { Geocoder } = (await import(
  pathToFileURL(path.resolve(values.library, 'index.js')).href
)) as typeof library;
const geocoder = Geocoder.open(open);
const random = mulberry32(Number(values.seed));
const pick = <One>(of: readonly One[]) => of[Math.floor(random() * of.length)]!;

let right = 0;
const wrong: string[] = [];
const accepted: string[] = [];
const { questions, country } = drawQuestions(register, Number(values.lines), Number(values.seed));
const templates = TEMPLATES[country];
if (templates === undefined)
  throw new Error(`expected a country of ${Object.keys(TEMPLATES)}, got ${country}`);
const otherTowns = path.resolve(open) === path.resolve(register) ? OTHER_TOWNS[country] : undefined;
for (const question of questions) {
  const [city, postcode, province] =
    otherTowns === undefined ? [question.city, question.postcode, values.province] : pick(otherTowns);
  const address = { street: question.streetname, house: question.houseNumber, postcode, city, province };
  const template = pick(templates);
  const line = template.replaceAll(/\{(\w+)\}/g, (_, field) => address[field as keyof Written]);
  const { fields } = geocoder.parse(line);
  if (isRight(template, address, fields)) right++;
  else wrong.push(`${line.replaceAll('\n', ' ⏎ ')} → ${JSON.stringify(fields)}`);
  const best = geocoder.search(line, { limit: 1 })[0];
  const isElsewhere = otherTowns !== undefined && best !== undefined && LEVELS.includes(best.level);
  if (isElsewhere && template.includes('{city}') && best.advice === 'accept')
    accepted.push(`${line.replaceAll('\n', ' ⏎ ')} → ${best.label}`);
}
const share = ((100 * right) / questions.length).toFixed(1);
console.log(`${right} of ${questions.length} lines right (${share} %)`);
show(wrong);
if (otherTowns !== undefined) {
  console.log(`${accepted.length} accepted in a town that is not the one asked`);
  show(accepted);
}

/** Prints some of the lines, drawn at random. */
function show(lines: string[]): void {
  for (let shown = 0; shown < Number(values.show) && lines.length > 0; shown++)
    console.log(`  ${lines.splice(Math.floor(random() * lines.length), 1)[0]}`);
}

/** True if each field that the line names is the one of the address, apart from case and signs, and it has no other. */
function isRight(template: string, address: Written, fields: library.AddressQuery): boolean {
  const named = (field: keyof Written) => (template.includes(`{${field}}`) ? bare(address[field]) : '');
  const read = (...texts: (string | undefined)[]) =>
    bare(texts.filter((text) => text !== undefined).join(''));
  const { streetname, number, suffix, postcode, city, suburb, municipality } = fields;
  return (
    read(streetname) === named('street') &&
    read(number, suffix) === named('house') &&
    read(postcode) === named('postcode') &&
    read(city ?? suburb ?? municipality) === named('city')
  );
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(MARKS, '').replaceAll(NO_LETTER_OR_DIGIT, '').toLowerCase();
}
