import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The links of the documentation to files, folders and other pages. */

const PAGES = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];
/** The first pages for a reader: their tables fit into a window. */
const FIRST_PAGES = PAGES.filter((path) =>
  /^README|^docs\/(architecture|commands|settings)\b/.test(path),
);
const WIDEST_TABLE = 110;

test('every relative link leads to an existing file or folder, and heading', () => {
  const links = PAGES.flatMap((page) => linksOf(page).map((link) => ({ page, link })));
  expect(links.length).toBeGreaterThan(300);
  const broken = links.filter(({ page, link }) => !isLinkTarget(page, link));
  expect(broken.map(({ page, link }) => `${page}: ${link}`)).toEqual([]);
});

test('tables of the first pages are at most 110 characters wide', () => {
  const wide = FIRST_PAGES.flatMap((page) =>
    readFileSync(page, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|') && line.length > WIDEST_TABLE)
      .map((line) => `${page}: ${line}`),
  );
  expect(wide).toEqual([]);
});

describe('README.md', () => {
  const text = readFileSync('README.md', 'utf8');

  test('is short', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(70);
  });

  test('shows small pictures, and all existing ones', () => {
    const shown = [...text.matchAll(/!\[[^\]]{20,}\]\((docs\/pictures\/[^)]+)\)/g)].map(
      ([, path = '']) => path,
    );
    const there = readdirSync('docs/pictures').map((name) => `docs/pictures/${name}`);
    expect(shown.toSorted()).toEqual(there.toSorted());
    for (const path of shown) expect(statSync(path).size, path).toBeLessThan(150_000);
  });

  test('names the version of Node.js that package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      engines: { node: string };
    };
    const version = engines.node.replace('>=', '');
    expect(text).toContain(`Node.js ${version} or newer`);
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(version);
  });
});

describe('docs/architecture', () => {
  const pages = PAGES.filter((path) => path.startsWith('docs/architecture'));

  test('names only existing files and folders', () => {
    const named = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/`([^`\s]+)`/g)]
        .map(([, token = '']) => token)
        .filter((token) => /^(app|bin|database|demo|docs|server|tests)\/[^<*]*$/.test(token)),
    );
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('describes every folder of the application', () => {
    const text = readFileSync('docs/architecture/modules.md', 'utf8');
    const folders = ['app', 'app/editor', 'app/services', 'app/services/commerce'].flatMap(
      foldersIn,
    );
    const isDescribed = (path: string) =>
      new RegExp(`\`${path}[/\`]|^- \`${path.split('/').at(-1)}\``, 'm').test(text);
    expect(folders.filter((path) => !isDescribed(path))).toEqual([]);
  });

  test('lists the modules of the engine', () => {
    const text = readFileSync('docs/architecture/modules.md', 'utf8');
    const modules = foldersIn('app/services/commerce').flatMap(foldersIn);
    const named = modules.map((path) => path.split('/').at(-1)!);
    expect(named.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

/** Targets of links and pictures that are no addresses of the web. */
function linksOf(page: string): string[] {
  return [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** A page without its quotations. */
function proseOf(page: string): string {
  return readFileSync(page, 'utf8')
    .replaceAll(/^ *```[^]*?^ *```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
}

function isLinkTarget(page: string, link: string): boolean {
  const [path = '', heading] = decodeURI(link).split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(target)) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** The anchors that GitHub gives to the headings of a page. */
function headingsOf(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/^ *```[^]*?^ *```/gm, '');
  const seen = new Map<string, number>();
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}
