import type { CountryConventions, WordGroup } from './conventions';

/** Lists to which a country adds its own items before those of its languages. */
type Lists = Pick<
  CountryConventions,
  | 'words'
  | 'wordEndings'
  | 'streetTypes'
  | 'particles'
  | 'titles'
  | 'suffixGroups'
  | 'unitGroups'
  | 'calledAlso'
  | 'extraWords'
>;

/** The conventions that a country states itself. They replace those of the language tables, or come before them. */
export type OwnConventions = Partial<Omit<CountryConventions, keyof Lists | 'code'>> & {
  [List in keyof Lists]?: Lists[List];
};

/** The conventions of the tables, changed by those of the country itself. */
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
    unitGroups: [...(own.unitGroups ?? []), ...tabled.unitGroups],
    calledAlso: [...(own.calledAlso ?? []), ...tabled.calledAlso],
    extraWords: [...(own.extraWords ?? []), ...tabled.extraWords],
    placeAliases: { ...tabled.placeAliases, ...own.placeAliases },
  };
}

/** Groups of one kind. Each line has the words of one group, and the first word is its token. */
export function groupsOf(kind: WordGroup['kind'], lines: readonly string[]): WordGroup[] {
  return lines.map((line) => ({ kind, forms: line.split(' ') }));
}
