import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import formatter from '@fragaria/address-formatter';
import countries from 'i18n-iso-countries';
import { fold } from '../../src/text/fold';
import { ADDITIONS, MORE_LANGUAGES } from './additions';
import { ADDRESS_DATA } from './dictionaries';

/** What Google's address data says of a territory; lists are parted by `~`. */
interface AddressData {
  key: string;
  zip?: string;
  zipex?: string;
  postprefix?: string;
  languages?: string;
  fmt?: string;
  sub_keys?: string;
  sub_names?: string;
  sub_lnames?: string;
  sub_isoids?: string;
}

const require = createRequire(import.meta.url);
const SPOKEN = require('@fragaria/address-formatter/src/templates/country-to-lang.json') as Record<
  string,
  string[]
>;
/** Codes that the packages have for a language, and the dictionaries' own. */
const SAME_LANGUAGE: Record<string, string> = {
  no: 'nb',
  jp: 'ja',
  tl: 'fil',
  'zh-hant': 'zh',
  fo: 'da',
  kl: 'da',
};

/** A territory as one line: code, languages, names, postcode pattern, examples, prefix, how a label is written, divisions. */
export function territories(): string[] {
  return readdirSync(ADDRESS_DATA)
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .sort()
    .map((file) => territory(JSON.parse(readFileSync(path.join(ADDRESS_DATA, file), 'utf8')) as AddressData));
}

function territory(data: AddressData): string {
  const { key, zip = '', zipex = '', postprefix = '' } = data;
  const parts = [
    key,
    languagesOf(data).join(' '),
    namesOf(key, languagesOf(data)).join('|'),
    zip,
    examplesOf(zipex),
    postprefix,
    template(key, zip !== ''),
    divisions(data),
  ];
  return parts.join('\t').replace(/\t+$/, '');
}

function languagesOf({ key, languages = '' }: AddressData): string[] {
  const spoken = [
    ...(MORE_LANGUAGES[key]?.split(' ') ?? []),
    ...languages.split('~'),
    ...(SPOKEN[key] ?? []).map((language) => language.toLowerCase()),
  ];
  const known = spoken.map((language) => SAME_LANGUAGE[language.toLowerCase()] ?? language.toLowerCase());
  return [...new Set(known)].filter((language) => language in ADDITIONS);
}

/** Languages in which people abroad name a country at the end of a line. */
const LANGUAGES_ABROAD = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'];

/** What its people write for it. */
const OTHER_NAMES: Record<string, readonly string[]> = { LI: ['FL'] };

/** Its name in its own language first, then its others, others' names for it, and its code of three letters. */
function namesOf(code: string, languages: readonly string[]): string[] {
  const names = [...languages, ...LANGUAGES_ABROAD].flatMap((language) => namesIn(code, language));
  const plain = names.map((name) => name.replace(/[|\t]/g, ' ').replace(/ \(.*\)$/, ''));
  return [...new Set([...plain, ...(OTHER_NAMES[code] ?? []), countries.alpha2ToAlpha3(code) ?? ''])].filter(
    (name) => name !== '',
  );
}

function namesIn(code: string, language: string): readonly string[] {
  const file = `i18n-iso-countries/langs/${language}.json`;
  try {
    countries.registerLocale(require(file) as Parameters<typeof countries.registerLocale>[0]);
  } catch {
    return [];
  }
  const names = countries.getName(code, language, { select: 'all' }) ?? [];
  // Dutch has the official name first: Koninkrijk der Nederlanden.
  return language === 'nl' ? [...names].reverse() : names;
}

/** One example of each shape: how a postcode is parted. */
function examplesOf(zipex: string): string {
  const shapes = new Map<string, string>();
  for (const example of zipex.split(',')) {
    const trimmed = example.trim();
    const shape = trimmed.replace(/[^\p{L}\p{N}]/gu, '').length;
    if (trimmed !== '' && !shapes.has(String(shape))) shapes.set(String(shape), trimmed);
  }
  return [...shapes.values()].filter((example) => /[^\p{L}\p{N}]/u.test(example)).join(',');
}

const STAND_INS = {
  houseNumber: '7777',
  road: 'Roadname',
  city: 'Cityname',
  postcode: '99999',
  state: 'Statename',
};
/** The letter of each part in a template: number, road, city, postcode, state. */
const LETTERS: [string, string][] = [
  ['7777', 'N'],
  ['Roadname', 'R'],
  ['Cityname', 'C'],
  ['99999', 'P'],
  ['99-999', 'P'],
  ['999 99', 'P'],
  ['Statename', 'S'],
];

/**
 * How an address is written there, as OpenCage's templates render it: `N R, P C`. Where the postcode stands above the
 * street (a Hungarian envelope) it stays there.
 */
function template(code: string, hasPostcode: boolean): string {
  if (code === 'JP') return '{S}{C}{R}{N}';
  const parts = {
    ...STAND_INS,
    postcode: hasPostcode ? STAND_INS.postcode : '',
    country: 'Landname',
    countryCode: code,
  };
  const written = formatter.format(parts, { appendCountry: false, output: 'array' }) as unknown as string[];
  const lines = written.map((line) => line.replace('Landname', '').trim()).filter((line) => line !== '');
  let text = lines.join('~');
  for (const [standIn, letter] of LETTERS) text = text.replace(standIn, `{${letter}}`);
  if (!text.includes('{R}')) return '{R} {N}~{P} {C}';
  // States of one city write none, but a dataset has one.
  if (!text.includes('{C}')) return text.includes('{P}') ? text.replace('{P}', '{C} {P}') : `${text}~{C}`;
  return text;
}

const SHORT = /^\p{Lu}{2,4}$/u;

/** Divisions with other names for them: `Alabama|AL`. A code of one letter is no name. */
function divisions({ sub_keys = '', sub_names = '', sub_lnames = '', sub_isoids = '' }: AddressData): string {
  const keys = sub_keys.split('~');
  const [names, latin, codes] = [sub_names, sub_lnames, sub_isoids].map((list) => list.split('~'));
  return keys
    .map((key, at) => {
      const official = names![at] || key;
      const others = [key, latin![at] ?? '', codes![at] ?? ''].filter(
        (other) => fold(other) !== fold(official) && (SHORT.test(other) || /\p{L}{5}/u.test(other)),
      );
      return [official, ...new Set(others)].map((name) => name.replace(/[|;\t]/g, ' ')).join('|');
    })
    .filter((group) => group.includes('|'))
    .join(';');
}
