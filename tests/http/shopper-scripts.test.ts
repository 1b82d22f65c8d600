import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../server/project-root';
import { benchPages, type BenchPage } from '../../bench/pages';
import { useSharedShop } from '../support/use-shop';

/** The marks of the editor: its texts and styles, and the libraries that only it uses. */
const EDITOR_ONLY = {
  'texts of the editor': 'editor.drag.',
  'edits that are not sent yet': 'editor-unsent',
  'tools of a block': '.edit-tools',
  'dnd-kit': 'DndDescribedBy',
  tiptap: 'ProseMirror',
};
/** zod stays on the server; all its schemas contain this. */
const ZOD = '_zod';

const FOLDER = join(projectRoot(), 'build', 'client', 'assets');
const EDITOR_FILES = readdirSync(FOLDER).filter((file) => /^operator-edit-.*\.js$/.test(file));

const shop = useSharedShop();
let pages: BenchPage[];
beforeAll(async () => {
  pages = await benchPages(shop.server.origin);
});

test.each(['home', 'category', 'product', 'cart, 3 lines', 'checkout'])(
  'no file that the page %s can load belongs to the editor',
  async (name) => {
    const { path, cookie } = pages.find((page) => page.name === name)!;
    const page = await shop.client({ cookie }).get(path);
    expect(page.status).toBe(200);
    const files = withImports(assetsIn(page.html));
    expect(files.size).toBeGreaterThan(0);
    for (const file of files) {
      const text = textOf(file);
      for (const [what, mark] of [...Object.entries(EDITOR_ONLY), ['zod', ZOD] as const]) {
        expect(text.includes(mark), `${file} has ${what}`).toBe(false);
      }
    }
  },
);

test('the editor has every one of these marks, so that they would be found', () => {
  const files = [...withImports(EDITOR_FILES), ...stylesOf('editor')].map(textOf).join('\n');
  for (const [what, mark] of Object.entries(EDITOR_ONLY)) {
    expect(files.includes(mark), what).toBe(true);
  }
  expect(
    readFileSync(join(projectRoot(), 'node_modules', 'zod', 'v4', 'core', 'core.js'), 'utf8'),
  ).toContain(ZOD);
});

/** The assets that a page names anywhere. */
const assetsIn = (html: string): string[] =>
  [...html.matchAll(/\/assets\/([\w.-]+\.(?:js|css))\b/g)].map(([, file]) => file!);

const stylesOf = (name: string): string[] =>
  readdirSync(FOLDER).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.css'));

/** Files, with their static and dynamic imports. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = textOf(file).matchAll(/(?:from|import)\s*\(?\s*["']\.\/([\w.-]+\.js)["']/g);
    queue.push(...[...imports].map(([, name]) => name!));
  }
  return found;
}

function textOf(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}
