import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axe, axeWithoutScript } from '../support/axe';
import { EVERY_COMBINATION, expect, IN_LANGUAGES, shopOrigin, test } from '../support/browser-test';
import { agree, fillCart, giveAddress, logIn, order } from '../support/browser-guest';
import { enterAsOperator, newOperator } from '../support/browser-operator';
import type { Walk } from '../support/customer-walks';
import { cataloguePaths, FIXED_PATHS } from '../support/page-paths';

/**
 * Every page type and state, as states of a few walks; `check` examines the page in its present
 * state.
 */
const WALKS: Record<string, Walk> = {
  async goods(page, { prefix }, check) {
    const paths = await cataloguePaths(shopOrigin(), prefix);
    await visit(page, prefix || '/', check);
    await visit(page, paths.category, check);
    await visit(page, `${paths.category}?priceMin=1&page=2`, check);
    await visit(page, paths.search, check);
    await visit(page, paths.emptySearch, check);
    await visit(page, paths.guides, check);
    await visit(page, paths.guide, check);
    await visit(page, `${prefix}/search`, check);
    await visit(page, paths.product, check);
    await visit(page, paths.productWithChoice, check);
    await page.locator('form.buy button:not([type=button])').click();
    await page.locator('#error-summary').waitFor();
    await check('product, nothing chosen');
  },

  async order(page, journey, check) {
    const { prefix } = journey;
    await visit(page, `${prefix}/cart`, check);
    await fillCart(page, journey);
    await check('cart, filled');
    await page.locator('.cart-line-quantity').fill('x');
    await page.locator('.cart-line-quantity').press('Enter');
    await page.locator('#error-summary').waitFor();
    await check('cart, refused');
    await visit(page, `${prefix}/guest/login`, check);
    await page.locator('main form button').click();
    await page.locator('#error-summary').waitFor();
    await check('guest login, refused');
    await logIn(page, journey, 'axe@example.com');
    await check('checkout, empty');
    await page.locator('button[value=place]').click();
    await page.locator('#error-summary').waitFor();
    await check('checkout, refused');
    await giveAddress(page);
    await check('checkout, filled');
    await visit(page, `${prefix}/checkout?edit=billing-address`, check);
    await visit(page, `${prefix}/readonly-checkout`, check);
    await page.goto(`${prefix}/checkout`);
    await agree(page);
    await page.locator('button[value=place]').hover();
    await check('checkout, about to order');
    await order(page, journey);
    await check('confirmation');
    const link = page.url();
    await visit(page, `${link}/payment`, check);
    await page.context().clearCookies();
    await visit(page, link, check);
    await page.locator('#postcode').fill('0');
    await page.locator('main form button').click();
    await page.locator('#error-summary').waitFor();
    await check('soft login, refused');
  },

  async service(page, { prefix }, check) {
    const own = ['/', '/cart', '/search', '/guest/login'];
    for (const path of FIXED_PATHS.filter((each) => !own.includes(each))) {
      await visit(page, prefix + path, check);
    }
    await visit(page, `${prefix}/gibt-es-nicht`, check);
    for (const form of ['/newsletter', '/contact', '/withdrawal']) {
      await page.goto(prefix + form);
      await page.locator('main form button').first().click();
      await page.locator('#error-summary').waitFor();
      await check(`${form}, refused`);
    }
    await page.locator('#name').fill('Änne Groß');
    await page.locator('#orderId').fill('Wandfarbe');
    await page.locator('#email').fill('axe@example.com');
    await page.locator('main form button').first().click();
    const confirm = page.locator('button[value=confirm]');
    await confirm.waitFor();
    await check('withdrawal, to be confirmed');
    await confirm.click();
    await page.waitForURL('**/withdrawal?receipt=*');
    await check('withdrawal, received');
  },

  async editor(page, { prefix, lang }, check) {
    await enterAsOperator(page.context());
    const edit = `${prefix}/operator/edit`;
    await visit(page, edit, check);
    for (const part of ['sections', 'pages', 'blocks']) {
      await visit(page, `${edit}?add=%2F&part=${part}`, check);
    }
    await page.locator('.offer').first().click();
    await page.locator('.settings-form').first().waitFor();
    await check('editor, settings of a new block');
    await page.locator('.settings-form [name="controls.color"]').fill('red');
    await page.locator('.settings-form .button[value=change]').first().click();
    await page.locator('#error-summary').waitFor();
    await check('editor, settings refused');
    const block = await page.locator('.edit-tools [name=block]').first().inputValue();
    await visit(page, `${edit}?move=${block}`, check);
    await visit(page, `${edit}?edit=home-how-to-image&pick=desktop`, check);
    await visit(page, `${edit}?edit=home-how-to-text&pick=button.link&search=a`, check);
    await visit(page, `${edit}?copy=home-text`, check);
    for (const panel of 'outline template design pages newPage history schedule check share'.split(
      ' ',
    )) {
      await visit(page, `${edit}?${panel}=`, check);
    }
    await page.locator('button[value=share]').click();
    await page.locator('button[value=share-end]').waitFor();
    await check('editor, a shared preview');
    await visit(page, `${edit}?page=16`, check);
    await visit(page, `${edit}?page=16&part=seo`, check);
    await visit(page, `${edit}?preview=`, check);
    await visit(page, `${edit}?preview=380`, check);
    await visit(page, `${edit}/${lang === 'de' ? 'ratgeber' : 'guides'}`, check);
  },

  async team(page, { prefix }, check) {
    const { email, password } = await newOperator();
    await visit(page, `${prefix}/operator/login`, check);
    const send = page.locator('main form button').first();
    await send.click();
    await page.locator('#error-summary').waitFor();
    await check('log-in, refused');
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await send.click();
    await page.waitForURL(`**${prefix}/operator`);
    await check('team');
    await page.locator('button[value=offer]').click();
    const key = (await page.locator('.second-step-key').textContent())!.replaceAll(' ', '');
    await check('team, key shown');
    await page.locator('button[value=turn-on]').click();
    await page.locator('#error-summary').waitFor();
    await check('team, code refused');
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    await page.locator('#code').fill(app.generate());
    await page.locator('button[value=turn-on]').click();
    await page.locator('#password').waitFor();
    await check('team, second step on');
    await visit(page, prefix || '/', check);
    await expect(page.locator('.editor-bar')).toBeVisible();
    await page.goto(`${prefix}/operator`);
    await page.locator('button[value=log-out]').click();
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await send.click();
    await page.locator('#code').waitFor();
    await check('log-in, code asked for');
  },
};

/**
 * Walks whose pages have other elements without script: a checkout that is not hydrated, an editor
 * of forms.
 */
const PLAIN_WALKS = ['order', 'editor'];

/** English differs only in its texts, and differences without script are examined without it. */
function isLookedAt(name: string, { lang, javaScriptEnabled }: Record<string, unknown>) {
  if (EVERY_COMBINATION) return true;
  return lang === 'de' && (javaScriptEnabled || PLAIN_WALKS.includes(name));
}

for (const { prefix, lang } of IN_LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${lang}, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      const width = javaScriptEnabled ? 1440 : 360;
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      for (const [name, walk] of Object.entries(WALKS)) {
        if (!isLookedAt(name, { lang, javaScriptEnabled })) continue;
        test(`axe finds nothing: ${name}`, async ({ page, browser }) => {
          const look = javaScriptEnabled ? axe : await axeWithoutScript(browser, width);
          await walk(page, { prefix, lang }, async (state) => {
            expect.soft(await look(page), state).toEqual([]);
          });
        });
      }
    });
  }
}

async function visit(
  page: Page,
  path: string,
  check: (state: string) => Promise<void>,
): Promise<void> {
  await page.goto(path);
  await check(path);
}
