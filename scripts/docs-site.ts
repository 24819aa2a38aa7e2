/**
 * `npm run docs`: the documentation as a site in out/site. Pages of the repository are copied with their links turned, typedoc
 * writes the reference of every entry, VitePress makes the pages and their search, llms.txt lists them for programs.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { build, type UserConfig } from 'vitepress';
import manifest from '../package.json';

const root = fileURLToPath(new URL('../', import.meta.url));
const source = path.join(root, 'out/site-pages');
const out = path.join(root, 'out/site');

/** The menu: every page of docs/ stands in it once (test/docs/site.test.ts). */
export const MENU: readonly { text: string; pages: readonly string[] }[] = [
  { text: 'Begin', pages: ['index', 'first-day', 'cookbook', 'comparison'] },
  { text: 'Data', pages: ['recipes', 'countries', 'overlay', 'publishing', 'updates'] },
  { text: 'Asking', pages: ['operations', 'lines', 'advice', 'evaluate', 'matching'] },
  { text: 'Doors', pages: ['http', 'clients', 'bulk'] },
  { text: 'Shipping', pages: ['shipping', 'shipping-bundles', 'scale'] },
  {
    text: 'Behind it',
    pages: [
      'architecture',
      'benchmarks',
      'decisions/index',
      'versions',
      'changelog',
      'contributing',
      'security',
    ],
  },
];

/** Pages outside docs/, by what they are called on the site. */
const OTHERS: Readonly<Record<string, string>> = {
  'README.md': 'index.md',
  'CHANGELOG.md': 'changelog.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security.md',
};

/** Where a file of the repository stands on the site; null for one that has no page. */
function onSite(file: string): string | null {
  if (OTHERS[file] !== undefined) return OTHERS[file];
  if (file === 'docs/decisions/README.md') return 'decisions/index.md';
  if (file.startsWith('docs/') && /\.(?:md|png)$/.test(file)) return file.slice('docs/'.length);
  return null;
}

/** Links between pages lead to pages of the site; those to other files keep their text alone. */
export function withLinksTurned(text: string, file: string): string {
  return text.replace(
    /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g,
    (link, mark: string, label: string, target: string) => {
      if (/^(?:[a-z]+:|#)/.test(target)) return link;
      const [name, anchor] = target.split('#') as [string, string | undefined];
      const page = onSite(path.posix.join(path.posix.dirname(file), name));
      if (page === null) return mark === '' ? label : link;
      const own = onSite(file)!;
      const relative = path.posix.relative(path.posix.dirname(own), page);
      return `${mark}[${label}](${relative.startsWith('.') ? relative : `./${relative}`}${anchor === undefined ? '' : `#${anchor}`})`;
    },
  );
}

function titleOf(page: string): string {
  return /^# (.*)$/m.exec(readFileSync(path.join(source, `${page}.md`), 'utf8'))?.[1] ?? page;
}

function copyPages(): void {
  rmSync(source, { recursive: true, force: true });
  mkdirSync(path.join(source, 'decisions'), { recursive: true });
  const files = [
    ...Object.keys(OTHERS),
    ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(
      (name) => `docs/${name.replaceAll('\\', '/')}`,
    ),
  ];
  for (const file of files) {
    const page = onSite(file);
    if (page === null) continue;
    if (!file.endsWith('.md')) cpSync(path.join(root, file), path.join(source, page));
    else
      writeFileSync(
        path.join(source, page),
        withLinksTurned(readFileSync(path.join(root, file), 'utf8'), file),
      );
  }
}

async function writeReference(): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    entryPoints: [
      'src/index.ts',
      'src/compile/index.ts',
      'src/http/index.ts',
      'src/bulk/index.ts',
      'src/pool/index.ts',
      'src/sql/index.ts',
      'src/web/clients/leaflet.ts',
      'src/web/clients/maplibre.ts',
    ],
    tsconfig: path.join(root, 'tsconfig.json'),
    plugin: ['typedoc-plugin-markdown'],
    outputs: [{ name: 'markdown', path: path.join(source, 'reference') }],
    readme: 'none',
    excludePrivate: true,
    skipErrorChecking: true,
    logLevel: 'Error',
    basePath: root,
    disableSources: true,
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('typedoc found nothing to describe');
  await app.generateOutputs(project);
  const index = path.join(source, 'reference/README.md');
  if (existsSync(index)) cpSync(index, path.join(source, 'reference/index.md'));
}

/** llmstxt.org: what the site holds, for programs that read. */
function writeLlms(): void {
  const lines = MENU.flatMap(({ text, pages }) => [
    `\n## ${text}\n`,
    ...pages.map((page) => `- [${titleOf(page)}](${page}.md)`),
  ]);
  const publicFolder = path.join(source, 'public');
  mkdirSync(publicFolder, { recursive: true });
  writeFileSync(
    path.join(publicFolder, 'llms.txt'),
    `# Doorplate\n\n> ${manifest.description}\n${lines.join('\n')}\n`,
  );
}

function config(): UserConfig {
  return {
    title: 'Doorplate',
    description: manifest.description,
    cleanUrls: false,
    outDir: out,
    themeConfig: {
      search: { provider: 'local' },
      nav: [
        { text: 'Cookbook', link: '/cookbook' },
        { text: 'Recipes', link: '/recipes' },
        { text: 'Reference', link: '/reference/' },
      ],
      sidebar: [
        ...MENU.map(({ text, pages }) => ({
          text,
          items: pages.map((page) => ({
            text: titleOf(page),
            link: `/${page === 'index' ? '' : page.replace(/index$/, '')}`,
          })),
        })),
        { text: 'Reference', items: [{ text: 'Every name', link: '/reference/' }] },
      ],
      outline: [2, 3],
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  copyPages();
  await writeReference();
  writeLlms();
  mkdirSync(path.join(source, '.vitepress'), { recursive: true });
  writeFileSync(
    path.join(source, '.vitepress/config.mjs'),
    `export default ${JSON.stringify({ ...config(), ignoreDeadLinks: false })};\n`,
  );
  await build(source);
  cpSync(path.join(source, 'public/llms.txt'), path.join(out, 'llms.txt'));
  console.log(`The site: ${path.relative(root, out)}/index.html`);
}
