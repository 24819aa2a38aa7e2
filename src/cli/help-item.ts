import { Help } from 'commander';

const INDENT = 2;
const DESCRIPTION_INDENT = 6;

/**
 * One line of a list in a help text. The description stands beside the term. Where long terms leave too little room for
 * that, it stands below the term: commander itself would not wrap it.
 */
export function formatItem(
  this: Help,
  term: string,
  termWidth: number,
  description: string,
  helper: Help,
): string {
  const width = this.helpWidth ?? 80;
  const room = width - termWidth - 2 * INDENT;
  if (description === '' || room >= this.minWidthToWrap)
    return Help.prototype.formatItem.call(this, term, termWidth, description, helper);
  // Commander wraps nothing that has less room than `minWidthToWrap`.
  const wrapping = Object.assign(Object.create(helper) as Help, { minWidthToWrap: 0 });
  const lines = wrapping.boxWrap(description, width - DESCRIPTION_INDENT).split('\n');
  return [`${' '.repeat(INDENT)}${term}`, ...lines.map((line) => ' '.repeat(DESCRIPTION_INDENT) + line)].join(
    '\n',
  );
}
