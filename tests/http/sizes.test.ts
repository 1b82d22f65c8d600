import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../server/project-root';
import { benchPages, measureSize, type BenchPage } from '../../bench/pages';
import { cataloguePaths, FIXED_PATHS } from '../support/page-paths';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
let pages: Map<string, BenchPage>;

beforeAll(async () => {
  const measured = await benchPages(shop.server.origin);
  pages = new Map(measured.map((page) => [page.name, page]));
});

const SMALL_SCRIPT = ['home', 'category', 'search', 'product', 'cart, 3 lines'];
/** Only their form is hydrated. */
const FORM_PAGES = ['/login', '/register', '/contact', '/newsletter', '/guest/login'];
const HYDRATED_FORMS: [path: string, shopper: string][] = [
  ...FORM_PAGES.map((path): [string, string] => [path, 'home']),
  ['/my-account/personal-data', 'category, signed in, with a cart'],
];
/** Pages for which even the small script would be wasted. */
const NO_SCRIPT = FIXED_PATHS.filter(
  (path) => !FORM_PAGES.includes(path) && !/^\/(|cart|categories|search|wishlist)$/.test(path),
);

test('a category of twenty goods is sent in 14,000 bytes of gzip', async () => {
  const { category } = await cataloguePaths(shop.server.origin, '');
  const size = await measureSize(shop.server.origin, { ...pages.get('category')!, path: category });
  expect(size.status).toBe(200);
  expect(size.gzip).toBeLessThanOrEqual(14_000);
});

test('no page has more than 700 elements before anything is opened', async () => {
  const client = shop.client();
  const found = Object.values(await cataloguePaths(shop.server.origin, ''));
  const counts = await Promise.all(
    [...FIXED_PATHS, ...found, ...[...pages.values()].map(({ path }) => path)].map(
      async (path) => ({
        path,
        elements: (await client.get(path)).document.querySelectorAll('*').length,
      }),
    ),
  );
  expect(counts.filter(({ elements }) => elements > 700)).toEqual([]);
});

describe('script over the wire, brotli', () => {
  test.each(SMALL_SCRIPT)('%s: at most 6,000 bytes', async (name) => {
    const { status, script } = await measureSize(shop.server.origin, pages.get(name)!);
    expect(status).toBe(200);
    expect(script).toBeGreaterThan(500);
    expect(script).toBeLessThanOrEqual(6_000);
  });

  test('checkout: at most 102,500 bytes', async () => {
    const { status, script } = await measureSize(shop.server.origin, pages.get('checkout')!);
    expect(status).toBe(200);
    expect(script).toBeGreaterThan(10_000);
    expect(script).toBeLessThanOrEqual(102_500);
  });

  test.each(HYDRATED_FORMS)('%s: at most 99,000 bytes', async (path, shopper) => {
    const page = { ...pages.get(shopper)!, path };
    const { status, script } = await measureSize(shop.server.origin, page);
    expect(status).toBe(200);
    expect(script).toBeGreaterThan(10_000);
    expect(script).toBeLessThanOrEqual(99_000);
  });

  test.each(NO_SCRIPT)('%s: none', async (path) => {
    const page = await shop.client().get(path);
    expect(page.status).toBe(200);
    const scripts = [...page.document.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts).toHaveLength(0);
    expect(page.document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0);
  });
});

describe('files for the browser', () => {
  const folder = join(projectRoot(), 'build', 'client', 'assets');

  test('only the page declares fonts: declared again, all text would be laid out again', async () => {
    const { html, document } = await shop.client().get('/');
    const sheet = document.querySelector('link[rel~=stylesheet]')!.getAttribute('href')!;
    expect(readFileSync(join(folder, sheet.split('/').at(-1)!), 'utf8')).not.toContain(
      '@font-face',
    );
    const fonts = [...html.matchAll(/url\((\/assets\/[\w-]+\.woff2)\)/g)].map(([, path]) => path!);
    expect(fonts).toHaveLength(3);
    for (const path of fonts) expect((await fetch(shop.server.origin + path)).status).toBe(200);
  });

  type Manifest = { routes: Record<string, { id: string; module: string; imports: string[] }> };

  /** Files that only pages of the editor use, by the server's manifest, which lists all. */
  async function editorFiles(): Promise<Set<string>> {
    const server = join(projectRoot(), 'build', 'server', 'index.js');
    const { routes } = ((await import(server)) as { assets: Manifest }).assets;
    const filesOf = (isWanted: (id: string) => boolean) =>
      Object.values(routes)
        .filter(({ id }) => isWanted(id))
        .flatMap(({ module, imports }) => [module, ...imports])
        .map((path) => path.split('/').at(-1)!);
    const isEditor = (id: string) => /(?:^|\/)(?:operator-edit|operator-preview|preview)$/.test(id);
    const shared = new Set(filesOf((id) => !isEditor(id)));
    return new Set(filesOf(isEditor).filter((file) => !shared.has(file)));
  }

  const chunks = async () => {
    const ofEditor = await editorFiles();
    expect(ofEditor.size).toBeGreaterThan(0);
    return (
      readdirSync(folder)
        // Rich texts, in a field or in place, are chunks that only the editor loads.
        .filter((file) => file.endsWith('.js') && !file.startsWith('rich-text-'))
        .filter((file) => !ofEditor.has(file))
        .map((file) => ({ name: file, code: readFileSync(join(folder, file), 'utf8') }))
    );
  };

  /** Identifiers that survive minifying and appear only in these packages. */
  test.each([
    ['zod', /ZodError|invalid_union|_zod\b/],
    ['dnd-kit', /DndContext|dnd-kit|DndMonitor/],
    ['dompurify', /DOMPurify/],
    ['the user interface of the editor', /editor\/ui|doSaveBlocks|edit-tool/],
    ['drizzle or the database', /drizzle|pg_notify|on conflict do nothing/],
  ])('contain nothing of %s', async (_, trace) => {
    const all = await chunks();
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ code }) => trace.test(code)).map(({ name }) => name)).toEqual([]);
  });
});
