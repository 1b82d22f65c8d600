import { words } from './words';
import type { Locale } from '../../app/i18n/locales';
import type { Page } from '@playwright/test';
import { ADDRESS } from './guest';

export type Journey = { prefix: '' | '/de' | '/en'; lang: Locale };

const TYPED = ['firstName', 'lastName', 'streetName', 'apartment', 'zipCode', 'city'] as const;

/** Puts a plain product in the cart, found by search; ends on the cart page. */
export async function fillCart(page: Page, { prefix }: Journey): Promise<void> {
  const term = prefix === '/en' ? 'roller' : 'Rolle';
  await page.goto(`${prefix}/search?term=${term}`);
  const add = page.locator('main .card button[name=productId]').first();
  await add.click();
  const added = page.locator('#quick-checkout[open], [data-notice=positive]').first();
  await added.waitFor();
  await page.goto(`${prefix}/cart`);
}

/** Enters the guest's e-mail address; ends on the checkout with the address form open. */
export async function logIn(page: Page, { prefix }: Journey, email: string): Promise<void> {
  await page.goto(`${prefix}/guest/login`);
  await page.locator('#email').fill(email);
  await page.locator('main form button').first().click();
  await page.waitForURL('**/checkout');
}

/** Fills in and saves the delivery address, used for billing too. */
export async function giveAddress(page: Page): Promise<void> {
  for (const field of TYPED) await page.locator(`#checkout-${field}`).fill(ADDRESS[field]);
  await page.locator('button[value=shipping-address]').click();
  await page.locator('.address-lines').first().waitFor();
}

export async function agree(page: Page): Promise<void> {
  const carrier = page.locator('#checkout-shippingPrivacyHintAccepted');
  if (await carrier.count()) await carrier.check();
  await page.locator('#checkout-terms').check();
}

/** Presses the order button; returns the number of the order. */
export async function order(page: Page, { lang }: Journey): Promise<number> {
  const button = page.getByRole('button', { name: words(lang, 'checkout.placeOrder') });
  await button.click();
  await page.waitForURL('**/confirmation/**');
  return Number(await page.locator('[data-order-number]').getAttribute('data-order-number'));
}

/** Holds every post to the checkout back; returns the function that releases them. */
export async function holdPosts(page: Page): Promise<() => void> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/checkout**', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  return goOn;
}
