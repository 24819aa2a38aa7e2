import type { WordedName } from '../../rank/worded-name';
import type { NameLexicon } from '../../store/names/name-index';
import { distanceToPart, editDistance } from '../../text/edit-distance';
import { NearBytes } from '../../text/near-bytes';

/** Number of names with shared trigrams that are ranked, and number of these that are returned. */
const MOST_RANKED = 60;
const MOST = 16;
const MOST_EDITS_SHARE = 0.5;
const MOST_EDITS = 2;

/** The texts by which a name is compared: with its abbreviations resolved, and as written. */
export function writtenOf({ key, squashed }: WordedName): readonly string[] {
  return key === squashed ? [key] : [key, squashed];
}

/** The names that the index finds within one edit, with some that are two edits away. */
export function namesTwoEditsAway(streets: NameLexicon, written: string): number[] {
  const { keys } = streets;
  const near = new NearBytes(written);
  // `isNear` is true for names that it cannot compare: long names and letters beyond ASCII.
  return streets
    .oneEdit(written)
    .filter(
      (name) =>
        keys.isNear(name, near, MOST_EDITS) &&
        editDistance(written, keys.key(name), MOST_EDITS) <= MOST_EDITS,
    );
}

/**
 * Names that share trigrams: first those that contain the asked name with the fewest edits, then those that share
 * most.
 */
export function similarNames(streets: NameLexicon, asked: WordedName): readonly number[] {
  const { key } = asked;
  const names = new Set<number>();
  for (const written of writtenOf(asked))
    for (const name of streets.similar(written, MOST_RANKED)) names.add(name);
  const byShared = [...names];
  const byEdits = byShared
    .map((name) => ({ name, edits: distanceToPart(key, streets.keys.key(name)) }))
    .filter(({ edits }) => edits <= key.length * MOST_EDITS_SHARE)
    .sort((a, b) => a.edits - b.edits)
    .map(({ name }) => name);
  return [...byEdits.slice(0, MOST), ...byShared.slice(0, MOST)];
}
