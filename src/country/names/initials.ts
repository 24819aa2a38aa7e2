const NAME = /^\p{IDS}{2,}$/u;

/**
 * The key of a name with its words shortened to their first letters, in front of its type: `svroad` for Swami Vivekananda Road. Null for a
 * name with fewer than two such words.
 */
export function keyOfInitials(tokens: readonly string[], streetTypes: readonly string[]): string | null {
  const words = tokens.slice(0, -1);
  const type = tokens.at(-1);
  if (words.length < 2 || type === undefined || !streetTypes.includes(type)) return null;
  if (!words.every((word) => NAME.test(word))) return null;
  return words.map((word) => word.charAt(0)).join('') + type;
}
