import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openEditor, saved } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { EVERY_COMBINATION, expect, test as watched } from '../support/browser-test';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop';
import { words } from '../support/words';

/** The processes that are killed while text is being sent to the shop. */
const DEATHS = {
  shop: (shop: EmbeddedShop) => shop.server.kill9(),
  database: async (shop: EmbeddedShop) => killDatabase(shop),
  both: async (shop: EmbeddedShop) => {
    killDatabase(shop);
    await shop.server.kill9();
  },
};
/** Milliseconds after the request has begun; `bin/test all` tries more of them. */
const MOMENTS = EVERY_COMBINATION ? [0, 2, 5, 10, 15, 20, 30, 40, 60, 90] : [0, 20];

/**
 * If the shop is killed its database may end with it or not: for the page there is no difference.
 */
const DYING = Object.entries(DEATHS).filter(([name]) => EVERY_COMBINATION || name !== 'shop');

let shop: EmbeddedShop;

/**
 * A shop only for this worker, which is killed; meanwhile it does not answer, and the browser logs
 * that as an error.
 */
// Playwright requires the list of used fixtures, even if it is empty.
// oxlint-disable-next-line typescript/no-empty-object-type
const test = watched.extend<{}, { mortalShop: void }>({
  // oxlint-disable-next-line no-empty-pattern
  watched: async ({}, use) => {
    await use();
  },
  mortalShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      shop = await startEmbeddedShop();
      process.env.SHOP_ORIGIN = shop.server.origin;
      await use();
      await shop.stop();
    },
    { scope: 'worker', auto: true, timeout: 0 },
  ],
});

test.beforeEach(async ({ context }) => {
  process.env.SHOP_DATABASE_URL = shop.databaseUrl(); // another one after each kill
  await enterAsOperator(context);
});

for (const [name, die] of DYING) {
  test(`kill -9 of ${name} during a save: text typed before, during and after is there`, async ({
    page,
  }) => {
    await openEditor(page, '');
    for (const moment of MOMENTS) {
      const dead = onNextSave(page, async () => {
        await sleep(moment);
        await die(shop);
      });
      const text = `${name} ${moment}`;
      await retype(page, `${text}: davor`);
      await dead;
      await page.keyboard.type(', mitten darin');
      if (name !== 'database') await shop.restart();
      await page.keyboard.type(', danach');
      await saved(page, 'de');
      await expect(page.locator('.edit-refused')).toHaveCount(0);
      await expectStored(page.context(), `${text}: davor, mitten darin, danach`);
    }
  });
}

test('a tab closed while the shop is down: its text is there when it is opened again', async ({
  page,
  context,
}) => {
  await openEditor(page, '');
  await shop.server.kill9();
  await retype(page, 'Im Dunkeln geschr');
  await page.close();
  await shop.restart();
  const again = await context.newPage();
  await openEditor(again, '');
  await saved(again, 'de');
  await expectStored(context, 'Im Dunkeln geschr');
});

test('publishing repeatedly through kills publishes each version once', async ({ page }) => {
  await openEditor(page, '');
  await retype(page, 'Veröffentlicht');
  await saved(page, 'de');
  const before = await versions();
  const dead = onNextSave(page, async () => {
    await sleep(10);
    await DEATHS.both(shop);
  });
  await page.getByRole('button', { name: words('de', 'editor.save') }).click();
  await dead;
  await shop.restart();
  await expect(page.getByText(words('de', 'editor.state.live'))).toBeVisible();
  expect(await versions()).toBe(before + 1);
});

function killDatabase(of: EmbeddedShop): void {
  for (const pid of of.databasePids()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // A process that served a connection may have ended since it was listed.
      expect((error as NodeJS.ErrnoException).code).toBe('ESRCH');
    }
  }
}

/** Runs this once when the page sends its next edit; resolves when it is done. */
function onNextSave(page: Page, work: () => Promise<void>): Promise<void> {
  return page
    .waitForEvent('request', (request) => request.method() === 'POST' && isEdit(request.url()))
    .then(work);
}

const isEdit = (url: string) => new URL(url).pathname.startsWith('/operator/edit');

const headline = (page: Page): Locator => page.locator('[data-field="text.title"]').first();

/** Rewrites the first headline of the page, and keeps the cursor in it. */
async function retype(page: Page, text: string): Promise<void> {
  await headline(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The page as a new visitor sees it, as soon as the shop has its database again. */
async function expectStored(context: BrowserContext, text: string): Promise<void> {
  const fresh = await context.newPage();
  await expect(async () => {
    await fresh.goto('/operator/edit');
    await expect(headline(fresh)).toHaveText(text, { timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  await fresh.close();
}

function versions(): Promise<number> {
  const sql = `select version from block_document where identifier = 'index' and lang = 'de'`;
  return shop
    .database((pool) => pool.query<{ version: number }>(sql))
    .then(({ rows: [row] }) => row?.version ?? 0);
}
