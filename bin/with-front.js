import { readdirSync } from 'node:fs';

/** HTTP tests that do not run at shops with a front, with the reason. */
const EMBEDDED_ALONE = {
  // They write into the tables and read pages immediately; a front shows changes a minute later.
  'another-shop.test.ts': 'names of the shop, which a front shows later',
  'editor-publishing.test.ts': 'pages as the database has them; a plan goes live behind the front',
  'editor-workers.test.ts':
    'a plan goes live behind the front, whose cached pages end by the clock',
  'editor.test.ts': 'pages as the database has them',
  'frame.test.ts': 'settings, which a front shows later',
  'headers.test.ts': 'prices, which a front shows later',
  'https-cookies.test.ts': 'lifetime of sessions, which a front reads later',
  'workers.test.ts':
    'the last piece is bought behind the front, whose cached pages end by the clock',
  // They examine one process.
  'order-property-files.test.ts': 'counts incoming files in the folder of the shop itself',
  'statements.test.ts': 'counts statements of the process that answers',
  // They start their own shops.
  'contract-front.test.ts': 'has a front of its own',
  'remote-shop.test.ts': 'has a front of its own',
  'two-shops.test.ts': 'starts a second shop on the database of the first',
};

/** Returns the HTTP tests that also run at shops with a front: all but these. */
export function testsWithFront() {
  return readdirSync('tests/http')
    .filter((name) => name.endsWith('.test.ts') && !Object.hasOwn(EMBEDDED_ALONE, name))
    .map((name) => `tests/http/${name}`);
}

/** Browser tests that also run at a shop with a front, in one window each. */
const JOURNEYS = [
  'checkout-errors',
  'customer-pages',
  'editor-home',
  'editor-in-place',
  'editor-save',
  'keyboard-customer',
  'purchase',
];

/** Returns the files of the browser tests at a shop with a front. */
export function journeysWithFront() {
  return JOURNEYS.map((name) => `tests/browser/${name}.spec.ts`);
}
