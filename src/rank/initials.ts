const INITIAL = /^[bcfghjkmpqrvwxz]$/;

/** True for a letter that most likely is the initial of a person: no article and no elision, as the `d` of `d'Or`. */
export function isInitialOfPerson(word: string): boolean {
  return INITIAL.test(word);
}
