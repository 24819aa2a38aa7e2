/**
 * Letters of the words of a name that another name, of which the key is known, does not begin or end with: seven between `Rue
 * Georges Gascard` and `Rue Georges Balard`.
 * @param type a street type that ends both names. It is not counted.
 */
export function lettersApart(tokens: readonly string[], key: string, type = ''): number {
  let [from, to, begun, ended] = [0, tokens.length, 0, key.length];
  for (; from < to && key.startsWith(tokens[from]!, begun); from++) begun += tokens[from]!.length;
  for (; to > from && key.slice(begun, ended).endsWith(tokens[to - 1]!); to--)
    ended -= tokens[to - 1]!.length;
  const letters = tokens.slice(from, to).reduce((sum, token) => sum + token.length, 0);
  return to > from && tokens[to - 1]!.endsWith(type) ? letters - type.length : letters;
}
