import type { Page } from 'playwright';
import { runningEmbeddedDatabase } from '../database/embedded';
import { withPool } from '../tests/support/browser-database';
import { enterAsOperator } from '../tests/support/browser-operator';
import type { TestServer } from '../tests/support/start-server';
import type { MeasuredBrowser } from './browser';
import { OBSERVERS } from './observers';
import { measureSize } from './pages';
import { slowdownTo } from './processor';

/** The figures of the editor with a page of two hundred blocks. */
export type EditorFigures = {
  /** Script of the edit page over the wire, brotli; the rich text editor may be loaded later. */
  script: number;
  /** Milliseconds from a key press to its display on a slow computer: the slowest of a hundred. */
  slowestKey: number;
  /** Frames a second while a block is dragged over the page. */
  frames: number;
};

const BLOCKS = 200;
const KEYS = 100;
/** Types 400 characters a minute, with a pause after every twentieth. */
const KEY_MS = 150;
const REST_MS = 1500;
const REST_AFTER = 20;
const DRAG_STEPS = 180;

/** Measures the editor of a running shop, on a slow computer. */
export async function measureEditor(
  { browser, processor }: MeasuredBrowser,
  server: TestServer,
): Promise<EditorFigures> {
  process.env.SHOP_ORIGIN = server.origin;
  process.env.SHOP_DATABASE_URL = (await runningEmbeddedDatabase(server.dataDir))!;
  await fillHome();
  const context = await browser.newContext({ locale: 'de-DE' });
  try {
    await enterAsOperator(context);
    const cookies = await context.cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const path = '/operator/edit';
    const { script } = await measureSize(server.origin, {
      name: 'editor',
      path,
      cookie,
      isCached: false,
    });
    await context.addInitScript({ path: OBSERVERS.editor });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const rate = slowdownTo('computer', processor);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await open(page, `${server.origin}${path}?edit=bench-0`);
    const slowestKey = await type(page);
    // Dragging is mostly the work of the browser, so it runs at the speed of this machine.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await open(page, `${server.origin}${path}`);
    return { script, slowestKey, frames: await drag(page) };
  } finally {
    await context.close();
  }
}

async function fillHome(): Promise<void> {
  const blocks = Array.from({ length: BLOCKS }, (_, index) => ({
    name: 'TextCard',
    type: 'content',
    meta: { uuid: `bench-${index}` },
    content: {
      text: { title: `Block ${index}`, htmlDescription: '<p>Ein Satz über Farbe.</p>' },
    },
  }));
  const sql = `
    insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)
    on conflict (identifier, type, lang) do update set blocks = excluded.blocks`;
  await withPool((pool) => pool.query(sql, [JSON.stringify(blocks)]));
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => '__remixRouter' in window);
  await page.waitForTimeout(2000);
}

/** Types into the first field of the open settings, with pauses, in which the form saves itself. */
async function type(page: Page): Promise<number> {
  await page.locator('#panel input.input').first().focus();
  for (let key = 1; key <= KEYS; key += 1) {
    await page.keyboard.press('e');
    await page.waitForTimeout(key % REST_AFTER === 0 ? REST_MS : KEY_MS);
  }
  return (await observed(page)).slowestKey;
}

/** Drags the first block down the page and counts the frames. */
async function drag(page: Page): Promise<number> {
  await page.locator('.drag-handle').first().hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 3 });
  const { frames: before } = await observed(page);
  const start = performance.now();
  for (let step = 0; step < DRAG_STEPS; step += 1) {
    await page.mouse.move(300 + (step % 40), 200 + ((step * 7) % 380));
  }
  const seconds = (performance.now() - start) / 1000;
  const { frames } = await observed(page);
  await page.mouse.up();
  return (frames - before) / seconds;
}

type EditorObservation = { slowestKey: number; frames: number };

function observed(page: Page): Promise<EditorObservation> {
  return page.evaluate(
    () => (globalThis as unknown as { editorBench: EditorObservation }).editorBench,
  );
}
