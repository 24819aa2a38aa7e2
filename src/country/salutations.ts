/** What people write before the name of whom a letter is for, folded. Words that also begin names of streets are left out. */
const SALUTATIONS = new Set([
  ...['c o', 'p a', 'att', 'attn', 'z h', 'z hd', 'hd', 'zhd', 'z hdn', 'zhdn', 'bt', 't a v', 'tav'],
  ...['herr', 'herrn', 'frau', 'fa', 'firma', 'familie', 'fam', 'eheleute', 'hr', 'hrn'],
  ...['fru', 'fruen', 'familien'],
  ...['dhr', 'mevr', 'mevrouw', 'mw', 'monsieur', 'madame', 'mme', 'mlle', 'famille'],
  ...['sig', 'sigra', 'signor', 'signora', 'famiglia', 'spettle', 'egr'],
]);

/** True for a folded word such as `herrn` or `c o`: the words behind it name a person or a company. */
export function isSalutation(folded: string): boolean {
  return SALUTATIONS.has(folded);
}
