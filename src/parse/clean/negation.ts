/** In front of an address that is not meant: `not 12 Main St`, `voorheen Brink 12`, `alte Adresse: Brink 12`. */
const NEGATION =
  /^\s*(?:not|no longer(?: at| in)?|formerly(?: at)?|previously(?: at)?|moved from|(?:old|former|previous) address|niet(?: meer)?|verhuisd van|voorheen|vroeger|(?:oud|voormalig|vorig) adres|nicht(?: mehr)?|früher|ehemals|verzogen von|(?:alte|ehemalige|frühere|bisherige) (?:adresse|anschrift)|pas au|plus au|ancienne adresse|anciennement|precedentemente|(?:vecchio|ex|precedente) indirizzo|antigua direcci[oó]n|antes en)(?=[\s:])/iu;

/** True for a line that names an address which is not, or no longer, the one meant. */
export function isNegated(line: string): boolean {
  return NEGATION.test(line);
}
