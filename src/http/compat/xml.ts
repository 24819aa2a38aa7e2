const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for use between tags and in an attribute. */
export function escaped(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
}

/** @param inner XML, already escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  inner: readonly string[],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const head = name + written.join('');
  return inner.length === 0 ? `<${head}/>` : `<${head}>${inner.join('')}</${name}>`;
}
