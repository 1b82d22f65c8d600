import { readdirSync } from 'node:fs';

/** HTTP tests that do not run at shops with a front, and why. */
const EMBEDDED_ALONE = {
  // They write into the tables themselves and look at pages at once; a front shows that a minute later.
  'another-shop.test.ts': 'names of the shop, of which a front hears later',
  'editor-publishing.test.ts': 'pages as the database has them; a plan goes live behind the front',
  'editor-workers.test.ts':
    'a plan goes live behind the front, whose cached pages end by the clock',
  'editor.test.ts': 'pages as the database has them',
  'frame.test.ts': 'settings, of which a front hears later',
  'headers.test.ts': 'prices, of which a front hears later',
  'https-cookies.test.ts': 'days that a session is kept, of which a front hears later',
  'workers.test.ts':
    'the last piece is bought behind the front, whose cached pages end by the clock',
  // They look at one process.
  'order-property-files.test.ts': 'counts files on their way in the folder of the shop itself',
  'statements.test.ts': 'counts statements of the process that answers',
  // They have shops of their own.
  'contract-front.test.ts': 'has a front of its own',
  'remote-shop.test.ts': 'has a front of its own',
  'two-shops.test.ts': 'starts a second shop on the database of the first',
};

/** HTTP tests that run at shops with a front as well: all but these. */
export function testsWithFront() {
  return readdirSync('tests/http')
    .filter((name) => name.endsWith('.test.ts') && !Object.hasOwn(EMBEDDED_ALONE, name))
    .map((name) => `tests/http/${name}`);
}

/** Browser journeys that run at a shop with a front as well, in one window each. */
const JOURNEYS = [
  'checkout-errors',
  'customer-pages',
  'editor-home',
  'editor-in-place',
  'editor-save',
  'keyboard-customer',
  'purchase',
];

/** The files of the browser journeys at a shop with a front. */
export function journeysWithFront() {
  return JOURNEYS.map((name) => `tests/browser/${name}.spec.ts`);
}
