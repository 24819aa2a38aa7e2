import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../sample';

/** Every page that people read: README and its neighbours, docs/, examples/. Paths from the repository's root. */
export const PAGES: readonly string[] = [
  ...markdownIn('.'),
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
  ...markdownIn('examples'),
];

function markdownIn(folder: string): string[] {
  return readdirSync(path.join(REPOSITORY, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name))
    .sort();
}

export class Page {
  readonly text: string;

  constructor(readonly file: string) {
    this.text = readFileSync(path.join(REPOSITORY, file), 'utf8');
  }

  /** The code blocks in one language, in order. */
  blocks(language: string): string[] {
    return [...this.text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
      (match) => match[1]!,
    );
  }

  headings(): string[] {
    return [...this.text.matchAll(/^## (.*)$/gm)].map((match) => match[1]!);
  }

  /** What links may name behind `#`, as GitHub and npm make it of a heading. */
  anchors(): string[] {
    return [...this.text.matchAll(/^#+ (.*)$/gm)].map((match) =>
      match[1]!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  }

  /** What stands below a heading of the second level. */
  section(heading: string): string {
    const below = this.text.split(`\n## ${heading}\n`)[1];
    if (below === undefined) throw new Error(`${this.file} has no heading "${heading}"`);
    return below.split('\n## ')[0]!;
  }

  /** The rows of the tables below a heading, as cells. */
  rows(heading: string): string[][] {
    return [...this.section(heading).matchAll(/^\| (.*) \|$/gm)].map((match) => match[1]!.split(' | '));
  }
}
