import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withPool } from './browser-database';
import { agree, fillCart, giveAddress, order, type Journey } from './browser-guest';
import { shopOrigin } from './browser-test';
import { CUSTOMER_PASSWORD } from './customer';
import { findMail } from './find-mail';
import { makeOfferFor, type OfferReference } from './offer';
import { TEST_SECRET } from './start-server';

/** Registers an account by the form, and is logged in; ends on the first page of the account. */
export async function registerHere(page: Page, { prefix }: Journey): Promise<string> {
  await forgetTries();
  const email = `${randomUUID()}@example.com`;
  await page.goto(`${prefix}/register`);
  await page.locator('#firstName').fill('Änne');
  await page.locator('#lastName').fill('Groß-Łukasz');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(CUSTOMER_PASSWORD);
  await page.locator('#password2').fill(CUSTOMER_PASSWORD);
  await page.locator('#privacy').check();
  await page.locator('main form button:not([type=button])').click();
  await page.waitForURL('**/my-account');
  return email;
}

/** Resets the rate limits, because all browser tests have one address. */
export async function forgetTries(): Promise<void> {
  await withPool((pool) => pool.query('delete from rate_limit'));
}

/** Orders a roller and a paint in a shade of the house; ends on the confirmation. */
export async function orderAsCustomer(page: Page, journey: Journey): Promise<number> {
  await fillCart(page, journey);
  await page.goto(`${journey.prefix}/p/${await shadedPaint()}/x`);
  await page.locator('form.buy button:not([type=button])').click();
  await page.locator('#quick-checkout[open], [data-notice=positive]').first().waitFor();
  await page.goto(`${journey.prefix}/checkout`);
  if (await page.locator('#checkout-firstName').count()) await giveAddress(page);
  await agree(page);
  return order(page, journey);
}

/** Returns a variation with a shade that can be bought without further choice. */
async function shadedPaint(): Promise<number> {
  const { rows } = await withPool((pool) =>
    pool.query<{ id: number }>(
      `select v.id from variation v join item i on i.id = v.item_id join stock s on s.variation_id = v.id
       where i.shade_id is not null and not i.is_tester and v.is_active
         and i.is_active and v.minimum_order_quantity = 1 and v.availability_id < 9
         and s.on_hand - s.reserved > 20
         and not exists (select from item_property p join property q on q.id = p.property_id
                         where p.item_id = i.id and q.is_order_property)
       order by v.id limit 1`,
    ),
  );
  return rows[0]!.id;
}

/** Marks the goods of an order as sent. */
export async function sendOrder(id: number): Promise<void> {
  await withPool(async (pool) => {
    await pool.query(`update orders set status = 'shipped', sent_at = now() where id = $1`, [id]);
    await pool.query(
      `insert into event_log (order_id, kind, data)
       values ($1, 'order.status', '{"from": "confirmed", "to": "shipped", "reason": "operator"}')`,
      [id],
    );
  });
}

/** Returns the path of the password link, from its mail. */
export async function resetPath(email: string): Promise<string> {
  const folder = join(process.env.SHOP_DATA_DIR!, 'mails');
  const { text = '' } = await findMail(folder, email, /Passwort|password/);
  const [link = ''] = /https?:\S+\/password-reset\/\d+\/[\w-]{43}/.exec(text) ?? [];
  return new URL(link).pathname;
}

/**
 * Makes an offer by the operator's command, for a customer with the postcode 10623; `isShort`: for
 * one piece more than the stock.
 */
export async function offerHere(
  lang: 'de' | 'en',
  { isShort = false } = {},
): Promise<OfferReference> {
  const { rows } = await withPool((pool) =>
    pool.query<{ number: string; free: number }>(
      `select v.number, s.on_hand - s.reserved as free
       from variation v join item i on i.id = v.item_id join stock s on s.variation_id = v.id
       where v.is_active and i.is_active and v.availability_id < 9 and v.is_stock_limited
         and v.weight_g < 400 and s.on_hand - s.reserved > 2
       order by (s.on_hand - s.reserved) * $1, v.id limit 1`,
      [isShort ? 1 : -1],
    ),
  );
  const { number, free } = rows[0]!;
  const env = {
    DATABASE_URL: process.env.SHOP_DATABASE_URL!,
    DATA_DIR: process.env.SHOP_DATA_DIR!,
    PUBLIC_ORIGIN: shopOrigin(),
    SECRET: TEST_SECRET,
  };
  return makeOfferFor(env, {
    number,
    quantity: isShort ? free + 1 : 3,
    price: 2990,
    language: lang,
    note: 'Wie am Telefon besprochen: die Wandfläche in zwei Anstrichen.',
  });
}
