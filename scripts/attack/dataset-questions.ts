import { join } from 'node:path';
import Database from 'better-sqlite3';
import { AREA_LEVELS } from '../../src/model/areas';
import { DATABASE_FILE } from '../../src/model/manifest';
import type { Dataset } from '../../src/store/dataset';
import { pageOfHash } from '../../src/store/format/hash-layout';
import { uuidHash48 } from '../../src/text/uuid';

/** One question to an open dataset; the answer as text. */
export type Question = (dataset: Dataset) => string;

/**
 * For each table and index: questions that read it, in the order of its rows. What lies on one page of it is asked by
 * questions that stand together.
 */
export function questionsOf(directory: string, dataset: Dataset): Record<string, Question[]> {
  const db = new Database(join(directory, DATABASE_FILE), { readonly: true });
  const column = <Value>(sql: string) => db.prepare<[], Value>(sql).pluck().all();
  try {
    const areas = column<number>('SELECT id FROM area ORDER BY id').map((id) => dataset.area(id));
    const postcodes = column<string>('SELECT text FROM postcode ORDER BY text');
    const prefixes = (kind: string) => column<string>(`SELECT prefix FROM ${kind}_prefix ORDER BY prefix`);
    const grams = (kind: string) => column<number>(`SELECT gram FROM ${kind}_gram ORDER BY gram`);
    const { manifest, names } = dataset;
    const blocks = range(manifest.counts.blocks);
    const byUuid = [...areas].sort((a, b) => (a.uuid < b.uuid ? -1 : 1));
    const lexicon = (kind: 'streets' | 'places', table: string): Record<string, Question[]> => {
      const keys = range(names[kind].keys.size);
      const keyOf = (at: number) => names[kind].keys.key(at);
      return {
        [`${table}_keys`]: keys.map((at) => (one) => one.names[kind].keys.key(at)),
        [`${table}_bearer`]: keys.map((at) => (one) => {
          const members: unknown[] = [];
          one.names[kind].forEachMember(at, (...member) => members.push(member));
          return asText([members, one.names[kind].containing(keyOf(at)).sort((a, b) => a - b)]);
        }),
        [`${table}_prefix`]: prefixes(table).flatMap((prefix) => [
          (one) => asText(one.names[kind].prefixTop(prefix)),
          (one) => asText(one.names[kind].prefixTop(`${prefix}~`)),
        ]),
        [`${table}_gram`]: grams(table).map((gram) => (one) => asText(one.names[kind].gramCount(gram))),
        [`${table}_spelling`]: keys.map((at) => (one) => asText(one.names[kind].oneEdit(keyOf(at)))),
      };
    };
    return {
      dataset: [(one) => asText(one.manifest.counts)],
      sqlite_schema: [(one) => asText(one.countries())],
      area: areas.map(
        ({ id }) =>
          (one) =>
            asText(one.area(id)),
      ),
      area_uuid: byUuid.flatMap(({ uuid }) => [
        (one) => asText(one.areaByUuid(uuid)),
        (one) => asText(one.areasByUuidHash(uuidHash48(uuid))),
      ]),
      area_parent: areas.flatMap(({ id }) =>
        AREA_LEVELS.map((level) => (one: Dataset) => asText(one.children(id, level))),
      ),
      street: range(manifest.counts.streets).map((id) => (one) => asText(one.street(id))),
      postcode: postcodes.flatMap((key) => {
        const [text = '', country = manifest.sources[0]!.country] = key.split('|').reverse();
        return [
          (one: Dataset) => asText(one.postcode(text, country)),
          (one: Dataset) => asText(one.postcode(`${text}0`, country)),
          (one: Dataset) => asText(one.postcodesFrom(text.slice(0, -1), country, 20)),
        ];
      }),
      block: blocks.map((block) => (one) => {
        const view = one.load(block);
        return asText(range(view.count).map((slot) => view.address(slot)));
      }),
      shape: areas.map(({ id, latitude, longitude, level }) => (one) => {
        const points = one.shapes(id).map(({ coordinates }) => coordinates.join());
        return asText([points, one.areasAt(latitude, longitude, level)]);
      }),
      address_id: idsInTheirOrder(dataset).map(
        (uuid) => (one) => asText([one.addressByUuid(uuid), one.redirectOf(uuid)]),
      ),
      city_street: areas
        .filter(({ level }) => level === 'city')
        .map(
          ({ id }) =>
            (one) =>
              asText(one.names.streetNamesIn(id)),
        ),
      ...lexicon('streets', 'street'),
      ...lexicon('places', 'place'),
    };
  } finally {
    db.close();
  }
}

/** An id of each block and slot, in the order of the hash pages: some of the addresses of a large dataset. */
function idsInTheirOrder(dataset: Dataset): string[] {
  const found: string[] = [];
  for (let block = 0; block < dataset.manifest.counts.blocks; block++) {
    const { count } = dataset.load(block);
    for (let slot = 0; slot < count; slot++)
      found.push(dataset.uuidOf(dataset.address(dataset.load(block).ordinal(slot))));
  }
  const place = (uuid: string) => pageOfHash(Math.floor(uuidHash48(uuid) / 2 ** 24), 2 ** 24);
  return found.sort((a, b) => place(a) - place(b));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function asText(value: unknown): string {
  return JSON.stringify(value);
}
