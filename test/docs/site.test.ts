import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { MENU, withLinksTurned } from '../../scripts/docs-site';
import { FORMAT_VERSION } from '../../src/model/manifest';
import { REPOSITORY } from '../sample';
import { PAGES } from './pages';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
/** A page of the site as the file of the repository that it is made of. */
const fileOf = (page: string) =>
  ({
    index: 'README.md',
    changelog: 'CHANGELOG.md',
    contributing: 'CONTRIBUTING.md',
    security: 'SECURITY.md',
    'decisions/index': 'docs/decisions/README.md',
  })[page] ?? `docs/${page}.md`;

it('docs/versions.md tells which format this version reads', () => {
  expect(read('docs/versions.md')).toContain(`| ${version} | ${FORMAT_VERSION} |`);
});

describe('the site', () => {
  const files = MENU.flatMap(({ pages }) => pages.map(fileOf));

  it('has every page in its menu once', () => {
    const wanted = PAGES.filter(
      (file) => !/^(?:examples|docs\/decisions)\//.test(file) || file === 'docs/decisions/README.md',
    );
    expect([...files].sort()).toEqual([...wanted].sort());
  });

  it.each(files)('%s: its links lead to pages of the site or away', (file) => {
    const turned = withLinksTurned(read(file), file);
    const links = [...turned.matchAll(/\]\((\.[^)\s#]+)[^)]*\)/g)].map((match) => match[1]!);
    for (const link of links) expect(link).toMatch(/^\.\.?\/(?:[\w-]+\/)*[\w-]+\.(?:md|png)$/);
    expect(turned).not.toMatch(/\]\((?:\.\.\/)?(?:README|CONTRIBUTING|SECURITY|docs\/)/);
  });

  it('turns links, and keeps the text alone where a file has no page', () => {
    const text =
      '[a](docs/recipes.md#every-key) [b](examples/README.md) [c](https://x.org) ![d](docs/explore-light.png)';
    expect(withLinksTurned(text, 'README.md')).toBe(
      '[a](./recipes.md#every-key) b [c](https://x.org) ![d](./explore-light.png)',
    );
    expect(withLinksTurned('[r](../../README.md#licences)', 'docs/decisions/README.md')).toBe(
      '[r](../index.md#licences)',
    );
  });
});
