import { expect, test as base, type Page } from '@playwright/test';
import { startFakeMollie, type FakeMollie } from '../fakes/mollie/fake-mollie';
import { agree, fillCart, giveAddress, logIn } from '../support/browser-guest';
import { startCopy, type FilledShop, type TestShop } from '../support/start-shop';
import { words } from '../support/words';

/** Its name in the demo shop. */
const CARD = /Kreditkarte/;
const GERMAN = { prefix: '', lang: 'de' } as const;
let fake: FakeMollie;
let shop: TestShop;

/** One shop for all of them: a separate one, with the provider set up. */
const test = base.extend<{ baseURL: string }, { paidShop: TestShop }>({
  paidShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      fake = await startFakeMollie();
      const { serverUrl, ...filled } = JSON.parse(process.env.TEST_FILLED_SHOP!) as FilledShop & {
        serverUrl: string;
      };
      shop = await startCopy(serverUrl, filled, {
        MOLLIE_API_KEY: 'test_0123456789abcdefghij',
        MOLLIE_API_ORIGIN: fake.origin,
        MOLLIE_COMPONENTS: 'on',
        MOLLIE_PROFILE_ID: 'pfl_fake000001',
      });
      const methods = async () => (await shop.query('select from provider_method')).length;
      await expect.poll(methods, { timeout: 120_000 }).toBe(4);
      await use(shop);
      await shop.stop();
      await fake.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: ({ paidShop }, use) => use(paidShop.server.origin),
});

test.describe.configure({ mode: 'default' });

/** Everything up to the order button, with a card selected; returns the errors meanwhile. */
async function chooseCard(page: Page, email: string, hasScript: boolean): Promise<string[]> {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto('/shipping');
  await page.locator('.consent button[value=none]').click();
  await fillCart(page, GERMAN);
  await logIn(page, GERMAN, email);
  await giveAddress(page);
  await page.getByLabel(CARD).check();
  if (!hasScript) await page.locator('button[value=payment-method]').click();
  await agree(page);
  return troubles;
}

const press = (page: Page) =>
  page.getByRole('button', { name: words('de', 'checkout.placeOrder') }).click();
const atProvider = (page: Page, outcome: string) =>
  page.locator(`button[value=${outcome}]`).click();

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });
    const kind = hasScript ? 'script' : 'plain';

    test('ordered, refused by the bank, paid at the second attempt', async ({ page }) => {
      const troubles = await chooseCard(page, `card-${kind}@example.com`, hasScript);
      await press(page);
      await page.waitForURL(`${fake.origin}/checkout/**`);
      await atProvider(page, 'failed');
      await page.waitForURL('**/confirmation/**');
      await expect(page.locator('#notices')).toContainText(words('de', 'orderPayment.failed'));
      await page.getByRole('button', { name: words('de', 'orderPayment.payOnceMore') }).click();
      await page.waitForURL(`${fake.origin}/checkout/**`);
      await atProvider(page, 'paid');
      await page.waitForURL('**/confirmation/**');
      await expect(page.locator('main')).toContainText(words('de', 'order.nextPaid'));
      expect(troubles).toEqual([]);
    });
  });
}

test('still open: the page reloads automatically until it is paid', async ({ page }) => {
  await chooseCard(page, 'waits@example.com', true);
  await press(page);
  await page.waitForURL(`${fake.origin}/checkout/**`);
  const payment = fake.latest();
  await atProvider(page, 'open');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('de', 'orderPayment.confirming'),
  );
  await page.waitForURL('**turn=1');
  payment.status = 'paid';
  await page.waitForURL('**/confirmation/**');
  await expect(page.locator('main')).toContainText(words('de', 'order.nextPaid'));
});

test('the fields of the provider accept the card; no other page loads its script', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== shop.server.origin && !pathname.startsWith('/checkout/')) foreign.push(pathname);
  });
  const troubles = await chooseCard(page, 'fields@example.com', true);
  const field = page.frameLocator('[data-card-field=cardNumber] iframe').getByLabel('card');
  await field.fill('4242424242424240');
  // Its script is the first request, and only now.
  expect(foreign[0]).toBe('/v1/mollie.js');
  expect(foreign.filter((path) => path.endsWith('.js'))).toEqual(['/v1/mollie.js']);
  await press(page);
  await expect(page.locator('.card-fields [role=alert]')).toHaveText(
    words('de', 'storefrontError.payment.cardInvalid'),
  );
  await field.fill('4242424242424242');
  await press(page);
  await page.waitForURL(`${fake.origin}/checkout/**`);
  expect(fake.latest().cardToken).toBe('tkn_fake0001');
  expect(troubles).toEqual([]);
});
