import { startBrowserShop } from '../support/browser-setup';
import { liveHome, withPool } from '../support/browser-database';
import { openEditor, titles, toolName } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect, test as base } from '../support/browser-test';
import type { TestShop } from '../support/start-shop';
import { freePort } from '../support/free-port';
import { startServer } from '../support/start-server';
import { words } from '../support/words';

const KEY = 'what only the front and the upstream shop know';
/** The editor gives up after three answers of a running shop, a second and a half apart. */
const LONGER_THAN_THREE_TRIES = 6_000;
/** The sent edit, the reloaded page data, and the presence poll. */
const MOST_REFUSED = 8;

/** Pages are those of a front end; the upstream shop can be killed and restarted. */
const test = base.extend<{ watched: void }, { upstream: TestShop }>({
  // The console logs every error response of the front end while its shop is away.
  // oxlint-disable-next-line no-empty-pattern
  watched: ({}, use) => use(),
  upstream: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const upstream = await startBrowserShop({ PUBLIC_ORIGIN: origin, PLENTYSYSTEMS_KEY: KEY });
      const env = { PLENTYSYSTEMS_URL: upstream.server.origin, PLENTYSYSTEMS_KEY: KEY };
      const front = await startServer({ port, env });
      process.env.SHOP_ORIGIN = origin;
      await use(upstream);
      await front.stop();
      await upstream.stop();
    },
    { scope: 'worker', auto: true, timeout: 0 },
  ],
});

test('edits and a publication while the upstream shop of a front is killed are there once when it is back', async ({
  page,
  context,
  upstream,
}) => {
  await enterAsOperator(context);
  await openEditor(page, '');
  const before = await titles(page);
  let refused = 0;
  page.on('response', (answer) => (refused += answer.status() === 503 ? 1 : 0));
  await upstream.server.kill9();

  const at = { block: before[0]!, position: 1, count: before.length };
  await page.getByRole('button', { name: toolName('de', 'editor.duplicate', at) }).click();
  await page.getByRole('button', { name: words('de', 'editor.save') }).click();
  const state = page.locator('.toolbar-state');
  await expect(state).toHaveText(words('de', 'editor.state.unreachable'));
  await page.waitForTimeout(LONGER_THAN_THREE_TRIES);
  await expect(state).toHaveText(words('de', 'editor.state.unreachable'));
  // It checks whether the shop is back, and sends nothing else meanwhile.
  expect(refused).toBeLessThan(MOST_REFUSED);

  await upstream.restart();
  await expect(page.getByText(words('de', 'errorMessages.editor.save.success'))).toBeVisible();
  expect(await titles(page)).toHaveLength(before.length + 1);
  expect(await liveHome('de')).toHaveLength(before.length + 1);
  const { rowCount } = await withPool((pool) =>
    pool.query(`select from block_revision where author <> ''`),
  );
  expect(rowCount).toBe(1);
});
