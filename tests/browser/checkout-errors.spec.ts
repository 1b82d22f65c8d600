import type { Page } from '@playwright/test';
import { fillCart, holdPosts, logIn } from '../support/browser-guest';
import { expect, IN_LANGUAGES, rejectConsent, test } from '../support/browser-test';
import { ADDRESS } from '../support/guest';

const [german] = IN_LANGUAGES;
const WRONG = { ...ADDRESS, zipCode: '1061' };
const TYPED = ['firstName', 'lastName', 'streetName', 'zipCode', 'city'] as const;

const field = (page: Page, name: string) => page.locator(`#checkout-${name}`);
const saveAddress = (page: Page) => page.locator('button[value=shipping-address]');

test.beforeEach(async ({ page }) => {
  await rejectConsent(page);
  await fillCart(page, german);
  await logIn(page, german, 'fehler@example.com');
  for (const name of TYPED) await field(page, name).fill(WRONG[name]);
  await field(page, 'useAsBilling').uncheck();
  await field(page, 'terms').check();
});

test('a refused part of the checkout: the summary has the focus, and no input is lost', async ({
  page,
}) => {
  const posts = countPosts(page);
  const goOn = await holdPosts(page);
  await saveAddress(page).click();
  await field(page, 'phoneNumber').fill('030 1234567'); // typed while the answer is pending
  await field(page, 'city').blur();
  goOn();

  await expect(page.locator('#error-summary')).toBeFocused();
  expect(await page.title()).toMatch(/^Fehler: /);
  await expectTyped(page, { ...WRONG, phoneNumber: '030 1234567' });
  await expect(field(page, 'zipCode')).toHaveAttribute('aria-invalid', 'true');
  const told = (await field(page, 'zipCode').getAttribute('aria-describedby'))!;
  await expect(page.locator(`[id="${told}"]`)).toHaveAttribute('data-error', 'zipCode.format');
  await page.locator('#error-summary a').first().click();
  await expect(field(page, 'zipCode')).toBeFocused();
  await expect(field(page, 'zipCode')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#error-summary')).toBeVisible();
  expect(posts()).toBe(1); // neither typing nor leaving a field sends a request
});

for (const isHydrated of [true, false]) {
  test(`a corrected part has no errors, and the next begins empty (refused ${isHydrated ? 'with' : 'before the'} script)`, async ({
    page,
  }) => {
    if (isHydrated) await saveAddress(page).click();
    else await sendWithoutScript(page);
    await expect(page.locator('#error-summary')).toBeFocused();
    await expectTyped(page, WRONG);

    await field(page, 'zipCode').fill(ADDRESS.zipCode);
    await saveAddress(page).click();
    await page.locator('button[value=billing-address]').waitFor();
    await expect(page.locator('.field-error')).toHaveCount(0);
    await expect(page.locator('#error-summary')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Fehler/);
    for (const name of TYPED) await expect(field(page, name), name).toHaveValue('');
    await expect(field(page, 'terms')).toBeChecked();
  });
}

test('a click counts, and the cursor stays in its field, when the script loads in between', async ({
  page,
}) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await postWithoutScript(page);
  await expect(page.locator('#error-summary')).toBeFocused();
  await field(page, 'zipCode').fill(ADDRESS.zipCode);

  await saveAddress(page).hover();
  await page.mouse.down();
  await expect(saveAddress(page)).toBeFocused();
  start();
  await hydrated(page);
  await expect(saveAddress(page)).toBeFocused();
  await page.mouse.up();
  await page.locator('button[value=billing-address]').waitFor();
});

async function expectTyped(page: Page, typed: Record<string, string>): Promise<void> {
  for (const name of TYPED) await expect(field(page, name), name).toHaveValue(typed[name]!);
  if (typed.phoneNumber) await expect(field(page, 'phoneNumber')).toHaveValue(typed.phoneNumber);
  await expect(field(page, 'useAsBilling')).not.toBeChecked();
  await expect(field(page, 'terms')).toBeChecked();
}

/** As the browser sends it before the script has loaded; the resulting page is hydrated. */
async function sendWithoutScript(page: Page): Promise<void> {
  await postWithoutScript(page);
  await page.waitForLoadState('load');
}

async function postWithoutScript(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('#checkout').evaluate((form: HTMLFormElement) => {
    form.insertAdjacentHTML('beforeend', '<input name="intent" value="shipping-address">');
    form.submit();
  });
  await answer;
}

/** The script has hydrated the page, and finished its initial work. */
async function hydrated(page: Page): Promise<void> {
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'));
    return root && !(root[1] as Root).stateNode.current.memoizedState.isDehydrated;
  });
}

function countPosts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.method() === 'POST' ? 1 : 0));
  return () => count;
}
