import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../app/i18n/locales';
import { addCoupon, plainGoods, type Goods } from '../support/goods';
import { ADDRESS, orderNumber } from '../support/guest';
import { expectCleanLedger } from '../support/ledger';
import { chooseVariation, itemWithChoice } from '../support/product-choice';
import { useSharedShop } from '../support/use-shop';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { amount, fold, LANGUAGES, words } from '../support/words';

const shop = useSharedShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await plainGoods(shop);
  await addCoupon(shop, 'ZEHN');
});
afterAll(async () => {
  await expectCleanLedger(shop);
});

/** Only this label makes the click binding (§ 312j(3) BGB, L-01). */
const ORDER_BUTTON: Record<Locale, string> = {
  de: 'zahlungspflichtig bestellen',
  en: 'order with obligation to pay',
};

describe.each(LANGUAGES)('under "$prefix"', ({ prefix, lang }) => {
  test('search leads to goods', async () => {
    const client = shop.client();
    const home = await client.get(`${prefix}/`);
    const term = lang === 'de' ? 'Wandfarbe' : 'wall paint';
    const found = await client.submit(home.form('form[role=search]'), { term });
    expect(found.status).toBe(200);
    expect(found.text('h1')).toContain(term);
    expect(found.document.querySelectorAll('main .card').length).toBeGreaterThan(3);
  });

  test('a filter narrows a category and can be removed', async () => {
    const client = shop.client();
    const home = await client.get(`${prefix}/`);
    const all = await client.get(firstLink(home, 'header nav a'));
    const category = await client.get(firstLink(all, '.menu-columns a'));
    const before = resultCount(category);
    const value = facetThatNarrows(category, before);
    const filtered = await client.submit(category.form('.filters-form'), { facets: value.id });
    expect(filtered.status).toBe(200);
    expect(resultCount(filtered)).toBe(value.count);
    expect(filtered.text('.active-filters')).toContain(value.name);
    const taken = await client.get(firstLink(filtered, '.active-filters a'));
    expect(resultCount(taken)).toBe(before);
  });

  test('a variation is selected, bought, confirmed and mailed; then the next order begins', async () => {
    const client = shop.client();
    const product = await chooseProduct(client, prefix, lang);
    const added = await client.submit(product.form('form.buy'), { quantity: '2' });
    expect(added.status).toBe(303);
    const panel = await client.follow(added);
    expect(panel.text('.quick-checkout-panel')).toContain(words(lang, 'notices.cartItemAdded'));
    expect(cartCount(panel)).toBe(2);

    const cart = await changeCart(client, prefix, lang);
    const order = await goThroughCheckout(client, cart, { prefix, lang });
    await readMail(order);

    const empty = await client.get(`${prefix}/cart`);
    expect(empty.text('h1')).toBe(words(lang, 'cart.empty'));
    const again = await orderAgain(client, prefix);
    expect(again).toBeGreaterThan(order.number);
  });
});

async function chooseProduct(client: ShopClient, prefix: string, lang: Locale): Promise<ShopPage> {
  const item = await itemWithChoice(shop, lang);
  const product = await client.get(prefix + item.path);
  const unchosen = await client.submit(product.form('form.buy'));
  expect(unchosen.status).toBe(422);
  expect(unchosen.errorCodes()).toContain('attribute.required');
  return chooseVariation(client, product);
}

/** Quantity, cap, a second line, removal and coupon; returns the cart page afterwards. */
async function changeCart(client: ShopClient, prefix: string, lang: Locale): Promise<ShopPage> {
  const spare = goods[0]!;
  await client.post('/api/cart', {
    intent: 'add',
    productId: `${spare.variationId}`,
    quantity: '1',
  });
  let cart = await client.get(`${prefix}/cart`);
  expect(cart.document.querySelectorAll('.cart-line')).toHaveLength(2);

  const line = `input[name=productId][value="${spare.variationId}"]`;
  const set = { ...cart.form(line).fields, intent: 'set', quantity: '9999' };
  cart = await client.follow(await client.post(`${prefix}/cart`, set));
  expect(cart.form(line).fields.quantity).toBe(String(spare.free));
  expect(cart.text('[data-notice=warning]')).toContain(
    words(lang, 'storefrontError.cart.reachedMaximumQuantity', { stock: spare.free }),
  );

  cart = await client.follow(await client.post(`${prefix}/cart`, { ...set, intent: 'remove' }));
  expect(cart.document.querySelectorAll('.cart-line')).toHaveLength(1);

  const full = total(cart);
  const coupon = await client.submit(cart.form('.coupon form'), { couponCode: 'zehn' });
  expect(coupon.status).toBe(303);
  cart = await client.follow(coupon);
  expect(total(cart)).toBeLessThan(full);
  expect(cart.text('.totals')).toContain('ZEHN');
  return cart;
}

type Journey = { prefix: string; lang: Locale };
type Order = Journey & { number: number; email: string; total: number; confirmation: ShopPage };

async function goThroughCheckout(
  client: ShopClient,
  cart: ShopPage,
  journey: Journey,
): Promise<Order> {
  const { prefix, lang } = journey;
  const email = `purchase${prefix.replace('/', '-')}@example.com`;
  const login = await client.get(firstLink(cart, '.cart-summary a.button'));
  expect(new URL(login.url).pathname).toBe(`${prefix}/guest/login`);
  let checkout = await client.follow(await client.submit(login.form('main form'), { email }));

  const addressForm = checkout.form('button[value=shipping-address]');
  checkout = await client.follow(await client.submit(addressForm, ADDRESS));
  const methods = checkout.document.querySelectorAll<HTMLInputElement>('input[name=paymentId]');
  const paymentId = [...methods].at(-1)!.value;
  const methodForm = checkout.form('button[value=payment-method]');
  checkout = await client.follow(await client.submit(methodForm, { paymentId }));
  expect(checkout.form('#checkout').fields.paymentId).toBe(paymentId);

  expect(checkout.text('button[value=place]').toLowerCase()).toBe(ORDER_BUTTON[lang]);
  expect(checkout.document.querySelector('#checkout-terms')?.hasAttribute('checked')).toBe(false);
  const shown = total(checkout);
  const consents = { terms: 'on', shippingPrivacyHintAccepted: 'on' };
  const placed = await client.submit(checkout.form('button[value=place]'), consents);
  const number = orderNumber(placed);
  expect(number).not.toBeNull();

  const confirmation = await client.follow(placed);
  expect(confirmation.status).toBe(200);
  expect(confirmation.document.documentElement.lang).toBe(lang);
  expect(confirmation.text('[data-order-number]')).toBe(String(number));
  expect(total(confirmation)).toBe(shown);
  for (const fact of [email, ADDRESS.lastName, ADDRESS.city, 'ZEHN']) {
    expect(confirmation.text('main')).toContain(fact);
  }
  return { ...journey, number: number!, email, total: shown, confirmation };
}

type StoredOrder = { itemsGross: number; discountGross: number; shippingGross: number };
type StoredLine = {
  name: string;
  number: string;
  quantity: number;
  gross: number;
  unitGross: number;
};

/**
 * Everything that the law requires in the mail itself (L-05, L-06), in the language of the order.
 */
async function readMail(order: Order): Promise<void> {
  const { lang, number, email } = order;
  const mail = await shop.mailTo(email, new RegExp(String(number)));
  const [stored] = await shop.query<StoredOrder>(
    `select items_gross::int as "itemsGross", discount_gross::int as "discountGross",
            shipping_gross::int as "shippingGross" from orders where id = $1`,
    [number],
  );
  const lines = await shop.query<StoredLine>(
    `select name, number, quantity, gross::int, unit_gross::int as "unitGross"
     from order_line where order_id = $1 order by position`,
    [number],
  );
  const taxes = await shop.query<{ vat: number }>(
    'select vat::int from order_tax where order_id = $1',
    [number],
  );
  expect(taxes.length).toBeGreaterThan(0);
  const facts = [
    String(number),
    ...lines.flatMap((line) => [
      `${line.quantity} × ${fold(line.name)}`,
      line.number,
      amount(line.unitGross, lang),
      amount(line.gross, lang),
    ]),
    amount(stored!.itemsGross, lang),
    amount(-stored!.discountGross, lang),
    stored!.shippingGross === 0
      ? words(lang, 'mail.orderReceived.free')
      : amount(stored!.shippingGross, lang),
    amount(order.total, lang),
    ...taxes.map(({ vat }) => amount(vat, lang)),
    ...(await sellerFacts()),
    `${ADDRESS.streetName} ${ADDRESS.apartment}`,
  ];
  for (const [kind, text] of Object.entries(bodies(mail))) {
    const missing = facts.filter((fact) => !text.includes(fold(fact)));
    expect.soft(missing, kind).toEqual([]);
  }
  for (const body of [mail.text, mail.html]) expect(body).toContain(`/confirmation/${number}/`);
  await expectLegalTexts(mail, lang);
}

function bodies(mail: Email): Record<'text' | 'html', string> {
  const html = (mail.html ?? '').replace(/<br[^>]*>/g, ' ').replace(/<[^>]+>/g, ' ');
  const readable = html
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ');
  return { text: fold(mail.text ?? ''), html: fold(readable) };
}

async function sellerFacts(): Promise<string[]> {
  const [row] = await shop.query<{ seller: Record<string, string> }>(
    `select value as seller from setting where key = 'seller'`,
  );
  const { name, street, postcode, city, email, vatId } = row!.seller;
  return [name, street, `${postcode} ${city}`, email, vatId].map(String);
}

/** Terms, withdrawal instruction and model form are in the mail verbatim. */
async function expectLegalTexts(mail: Email, lang: Locale): Promise<void> {
  const texts = await shop.query<{ type: string; html: string }>(
    `select type, html_text as html from legal_text
     where lang = $1 and type in ('TermsConditions', 'CancellationRights', 'WithdrawalForm')`,
    [lang],
  );
  expect(texts).toHaveLength(3);
  const { text } = bodies(mail);
  for (const { type, html } of texts) {
    const sentences = [...html.matchAll(/<p>([^<&]{60,})<\/p>/g)].map(([, words = '']) =>
      fold(words),
    );
    expect(sentences.length, type).toBeGreaterThan(0);
    expect
      .soft(
        sentences.filter((sentence) => !text.includes(sentence)),
        type,
      )
      .toEqual([]);
  }
}

/** The address is still stored, the attempt is a new one. */
async function orderAgain(client: ShopClient, prefix: string): Promise<number> {
  const { variationId } = goods[1]!;
  await client.post('/api/cart', { intent: 'add', productId: `${variationId}`, quantity: '1' });
  let checkout = await client.get(`${prefix}/checkout`);
  if (checkout.document.querySelector('#checkout-streetName')) {
    const form = checkout.form('button[value=shipping-address]');
    checkout = await client.follow(await client.submit(form, ADDRESS));
  }
  const consents = { terms: 'on', shippingPrivacyHintAccepted: 'on' };
  const number = orderNumber(await client.submit(checkout.form('button[value=place]'), consents));
  expect(number).not.toBeNull();
  return number!;
}

function firstLink(page: ShopPage, selector: string): string {
  const href = page.document.querySelector(selector)?.getAttribute('href');
  if (!href) throw new Error(`No link ${selector} on ${page.url}`);
  return href;
}

function total(page: ShopPage): number {
  return Number(page.document.querySelector('[data-total]')?.getAttribute('data-total'));
}

function cartCount(page: ShopPage): number {
  return Number(page.document.querySelector('[data-cart-count]')?.getAttribute('data-cart-count'));
}

function resultCount(page: ShopPage): number {
  return Number(/\d+/.exec(page.text('.listing-bar [role=status]'))?.[0]);
}

/** A choice that leaves some goods but not all. */
function facetThatNarrows(page: ShopPage, all: number) {
  for (const choice of page.document.querySelectorAll('.filter-choice')) {
    const count = Number(choice.querySelector('small')?.textContent);
    const id = choice.querySelector('input')?.value ?? '';
    const name = fold(choice.querySelector('span')?.textContent ?? '');
    if (count > 0 && count < all) return { id, name, count };
  }
  throw new Error(`No filter of ${page.url} narrows its ${all} goods`);
}
