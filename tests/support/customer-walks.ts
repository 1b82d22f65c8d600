import type { Page } from '@playwright/test';
import { withPool } from './browser-database';
import {
  forgetTries,
  offerHere,
  orderAsCustomer,
  registerHere,
  resetPath,
  sendOrder,
} from './browser-customer';
import type { Journey } from './browser-guest';
import { ADDRESS } from './guest';

/** Checks the page in its current state. */
export type Check = (state: string) => Promise<void>;
export type Walk = (page: Page, journey: Journey, check: Check) => Promise<void>;

/** Visits every page and state of a customer except buying. */
export const CUSTOMER_WALKS: Record<string, Walk> = {
  async 'log-in'(page, journey, check) {
    const { prefix } = journey;
    await visit(page, `${prefix}/login?redirect=/checkout`, check);
    for (const path of ['/register', '/login', '/reset-password', '/order-lookup']) {
      await page.goto(prefix + path);
      await refuse(page);
      await check(`${path}, refused`);
    }
    await visit(page, `${prefix}/password-reset/1/${'x'.repeat(43)}`, check);
    const email = await registerHere(page, journey);
    await check('account, new');
    for (const section of ['my-orders', 'returns', 'wishlist', 'personal-data', 'delete-account']) {
      await visit(page, `${prefix}/my-account/${section}`, check);
    }
    await refuse(page, '.data-page form button');
    await check('delete account, refused');
    await page.goto(`${prefix}/my-account/personal-data`);
    for (const intent of ['email', 'password']) {
      await refuse(page, `form:has([value=${intent}]) button:not([type=button])`);
      await check(`personal data, ${intent} refused`);
    }
    await addresses(page, journey, check);

    await page.context().clearCookies();
    await forgetTries();
    await page.goto(`${prefix}/login`);
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('falsch 123');
    await refuse(page);
    await check('login, wrong password');
    await page.goto(`${prefix}/reset-password`);
    await page.locator('#email').fill(email);
    await page.locator('main form button:not([type=button])').click();
    await page.waitForURL('**/reset-password-success');
    await visit(page, await resetPath(email), check);
    await refuse(page);
    await check('new password, refused');
  },

  async 'orders and returns'(page, journey, check) {
    const { prefix } = journey;
    await registerHere(page, journey);
    await orderAsCustomer(page, journey);
    const id = await orderAsCustomer(page, journey);
    await check('confirmation of a customer');
    await visit(page, `${prefix}/my-account`, check);
    await page.locator('.bought-shade-note input[name=note]').first().fill('x\u0007');
    await refuse(page, '.bought-shade-note button');
    await check('account, note refused');
    await visit(page, `${prefix}/my-account/my-orders`, check);
    await visit(page, `${prefix}/my-account/my-orders/${id}`, check);
    await page.locator('.confirmation-links a[href$="/order-again"]').click();
    await page.waitForURL('**/order-again');
    await check('order again');
    await page.locator('main form button').click();
    await page.waitForURL('**/cart');
    await visit(page, `${prefix}/checkout`, check);
    await visit(page, `${prefix}/checkout/addresses?kind=shipping-address`, check);

    await sendOrder(id);
    await page.goto(`${prefix}/my-account/my-orders/${id}`);
    await check('order, sent');
    await page.locator('.confirmation-links a[href*="/new-return/"]').click();
    await page.locator('#return-items').waitFor();
    await check('new return');
    await refuse(page, '.returns form button');
    await check('new return, refused');
    await page.locator('.return-fields input').first().fill('1');
    await page.locator('.returns form button').click();
    await page.waitForURL('**/my-account/returns**');
    await check('returns');

    await page.goto(`${prefix}/my-account/my-orders/${id}`);
    await page.locator('main a.withdraw-link').click();
    await page.locator('input[name=scope]').first().waitFor();
    await check('withdrawal, filled in');
    await page.locator('input[name=scope][value=part]').check();
    await refuse(page, 'button[value=check]');
    await check('withdrawal of a part, refused');
    await page.locator('.withdrawal-lines input').first().fill('1');
    await page.locator('button[value=check]').click();
    await page.locator('button[value=confirm]').waitFor();
    await check('withdrawal of a part, to be confirmed');
    await page.locator('button[value=confirm]').click();
    await page.waitForURL('**/withdrawal?receipt=*');
    await check('withdrawal of a part, received');
    await visit(page, `${prefix}/my-account/my-orders/${id}`, check);
    await visit(page, `${prefix}/my-account/returns`, check);
    await visit(page, `${prefix}/my-account/reviews`, check);
    await page.locator('.my-review-link').first().click();
    await refuse(page, '.review-page > form button');
    await check('review, refused');
    await page.locator('#ratingValue').check();
    await page.locator('#title').fill('Deckt');
    await page.locator('#message').fill('Zwei Anstriche.');
    await page.locator('.review-page > form button').click();
    await page.waitForURL('**/my-account/reviews');
    await check('reviews, one written');
    await page.locator('.my-review-link').first().click();
    await page.locator('.review-page details summary').click();
    await check('review, to be changed or deleted');
    await page.goto(`${prefix}/my-account`);
    await page.locator('[data-newsletter] button').first().click();
    await page.waitForURL('**/my-account');
    await check('account, newsletter asked for');
    await page.goto(`${prefix}/search?term=${prefix ? 'paint' : 'Farbe'}`);
    await page.locator('main .card .wish-heart').first().click();
    await page.locator('header [data-wish-count="1"]').waitFor();
    await page.goto(`${prefix}/my-account/wishlist`);
    await page.locator('main .card, main .wish').first().waitFor();
    await check('wishlist');
    await visit(page, `${prefix}/contact`, check);
  },

  async offers(page, { prefix, lang }, check) {
    const open = await offerHere(lang);
    const answered = await offerHere(lang);
    await visit(page, open.path, check);
    await page.locator('#postcode').fill('99999');
    await refuse(page);
    await check('offer, wrong postcode');
    await prove(page);
    await check('offer, open');
    await refuse(page, 'button[value=accept]');
    await check('offer, terms not accepted');
    await page.goto(answered.path);
    await prove(page);
    await page.locator('main details summary').last().click();
    await page.locator('#text').fill('Zu teuer');
    await check('offer, to be declined');
    await page.locator('button[value=reject]').click();
    await page.locator('[data-notice=positive]').waitFor();
    await visit(page, answered.path, check);
    await page.goto(open.path);
    await page.locator('#terms').check();
    await page.locator('button[value=accept]').click();
    await page.waitForURL('**/confirmation/**');
    await visit(page, open.path, check);
    const short = await offerHere(lang, { isShort: true });
    await page.goto(short.path);
    await prove(page);
    await check('offer, goods missing');
    await withPool((pool) =>
      pool.query(`update orders set valid_until = now() - interval '1 day' where id = $1`, [
        short.id,
      ]),
    );
    await visit(page, short.path, check);
    await visit(page, `${prefix}/offer/1/${'x'.repeat(43)}`, check);
  },
};

/** The addresses of the account, and a guest's checkout that has none yet. */
async function addresses(page: Page, { prefix }: Journey, check: Check): Promise<void> {
  const book = `${prefix}/my-account/shipping-details`;
  await visit(page, book, check);
  await visit(page, `${prefix}/my-account/billing-details`, check);
  await visit(page, `${book}?edit=new`, check);
  await refuse(page, '.account-page form button:not([type=button])');
  await check('address, refused');
  for (const city of ['Berlin', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch']) {
    await page.goto(`${book}?edit=new`);
    for (const field of ['firstName', 'lastName', 'streetName', 'apartment', 'zipCode'] as const) {
      await page.locator(`#${field}`).fill(ADDRESS[field]);
    }
    await page.locator('#city').fill(city);
    await page.locator('.account-page form button:not([type=button])').last().click();
    await page.locator('.address-book').waitFor();
  }
  await check('addresses');
  await page.locator('.address-book a').first().click();
  await page.locator('#firstName').waitFor();
  await check('address, to be changed');
}

async function visit(page: Page, path: string, check: Check): Promise<void> {
  await page.goto(path);
  await check(path.replace(/[\w-]{43}/, 'key'));
}

/** Submits a form unchanged, and expects its errors. */
async function refuse(page: Page, button = 'main form button:not([type=button])'): Promise<void> {
  await page.locator(button).first().click();
  await page.locator('#error-summary').waitFor();
}

async function prove(page: Page): Promise<void> {
  await page.locator('#postcode').fill(ADDRESS.zipCode);
  await page.locator('main form button:not([type=button])').first().click();
  await page.locator('[data-offer-number]').waitFor();
}
