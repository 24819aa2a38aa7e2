import type { Verdict } from '../../model/match';
import { editDistance } from '../../text/edit-distance';
import { fold, wordsOf } from '../../text/fold';
import type { LineToComplete } from './completion';

/** Fewer letters are in too many names. */
export const LEAST_FRAGMENT = 4;
/** Most names that are looked at for one fragment, to limit the time. */
const MOST_NAMES = 600;

/** Which street names a key may mean. */
export interface NamesMeant {
  /** Their ids. */
  find(line: LineToComplete, key: string): readonly number[];
  /** What the typed name is to them. */
  readonly verdict: Verdict;
}

export const ownName: NamesMeant = {
  verdict: 'exact',
  find({ matcher, profile }, key) {
    const name = matcher.namesOf(profile).streets.keys.find(key);
    return name < 0 ? [] : [name];
  },
};

/** Names whose last words are the typed ones: `Kwartelhof` for Burgemeester Kwartelhof. */
export const namesEndingSo: NamesMeant = {
  verdict: 'partial',
  find({ matcher, profile, words }, key) {
    if (key.length < LEAST_FRAGMENT || isTypeAlone({ profile, words }, key)) return [];
    const { streets } = matcher.namesOf(profile);
    const ending: number[] = [];
    let visited = 0;
    for (const name of streets.containing(key)) {
      if (++visited > MOST_NAMES) break;
      const whole = streets.keys.key(name);
      if (whole === key || !whole.endsWith(key)) continue;
      streets.forEachMember(name, (id) => {
        const own = wordsOf(fold(matcher.store.street(id).name));
        if (own.some((_, at) => at > 0 && profile.key(own.slice(at).join(' ')) === key)) ending.push(name);
        return false;
      });
    }
    return ending;
  },
};

export const namesOneSlipOff: NamesMeant = {
  verdict: 'typo',
  find(line, key) {
    const { streets } = line.matcher.namesOf(line.profile);
    // `St` is the type of many streets, and no slip of `B St`.
    if (key.length < LEAST_FRAGMENT || isTypeAlone(line, key)) return [];
    return streets.oneEdit(key).filter((name) => editDistance(key, streets.keys.key(name), 1) === 1);
  },
};

function isTypeAlone({ profile, words }: Pick<LineToComplete, 'profile' | 'words'>, key: string): boolean {
  return words.some(
    ({ folded }) => profile.key(folded) === key && profile.isStreetType(profile.token(folded)),
  );
}
