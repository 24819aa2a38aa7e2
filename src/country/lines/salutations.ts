import { ADDRESS_LABELS } from './address-labels';

/**
 * What people write before the name of whom a letter is for, or before the address, folded. Words that also begin names
 * of streets are left out.
 */
const SALUTATIONS = new Set([
  ...['c o', 'p a', 'att', 'attn', 'z h', 'z hd', 'hd', 'zhd', 'z hdn', 'zhdn', 'bt', 't a v', 'tav'],
  ...['herr', 'herrn', 'frau', 'fa', 'firma', 'familie', 'fam', 'eheleute', 'hr', 'hrn'],
  ...['fru', 'fruen', 'familien'],
  ...['dhr', 'mevr', 'mevrouw', 'mw', 'monsieur', 'madame', 'mme', 'mlle', 'famille'],
  ...ADDRESS_LABELS,
  ...['delivery', 'domicilio'],
  ...['sig', 'sigra', 'signor', 'signora', 'famiglia', 'spettle', 'egr'],
]);

/**
 * True for a folded word such as `herrn`, `c o` or `adresse`: what follows it up to the street is no part of the
 * street's name.
 */
export function isSalutation(folded: string): boolean {
  return SALUTATIONS.has(folded);
}
