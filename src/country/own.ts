import type { CountryConventions, WordGroup } from './conventions';

/** Lists of which a country's own come in front of those of its languages. */
type Lists = Pick<
  CountryConventions,
  | 'words'
  | 'wordEndings'
  | 'streetTypes'
  | 'particles'
  | 'titles'
  | 'suffixGroups'
  | 'doorGroups'
  | 'calledAlso'
  | 'extraWords'
>;

/** What is truly a country's own: it stands in place of what the tables of its languages say, or in front of it. */
export type OwnConventions = Partial<Omit<CountryConventions, keyof Lists | 'code'>> & {
  [List in keyof Lists]?: Lists[List];
};

/** Conventions from tables with a country's own over them. */
export function withOwn(tabled: CountryConventions, own: OwnConventions): CountryConventions {
  return {
    ...tabled,
    ...own,
    words: [...(own.words ?? []), ...tabled.words],
    wordEndings: [...(own.wordEndings ?? []), ...tabled.wordEndings],
    streetTypes: [...(own.streetTypes ?? []), ...tabled.streetTypes],
    particles: [...(own.particles ?? []), ...tabled.particles],
    titles: [...(own.titles ?? []), ...tabled.titles],
    suffixGroups: [...(own.suffixGroups ?? []), ...tabled.suffixGroups],
    doorGroups: [...(own.doorGroups ?? []), ...tabled.doorGroups],
    calledAlso: [...(own.calledAlso ?? []), ...tabled.calledAlso],
    extraWords: [...(own.extraWords ?? []), ...tabled.extraWords],
    placeAliases: { ...tabled.placeAliases, ...own.placeAliases },
  };
}

/** Groups of one kind, each as a line of words: the first stands for all. */
export function groupsOf(kind: WordGroup['kind'], lines: readonly string[]): WordGroup[] {
  return lines.map((line) => ({ kind, forms: line.split(' ') }));
}
