import { beforeAll, describe, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import {
  ADDRESS,
  becomeGuest,
  orderForm,
  orderNumber,
  placeOrder,
  putInCart,
} from '../support/guest';
import { itemWithChoice } from '../support/product-choice';
import { expectRefusal } from '../support/refusal';
import { useSharedShop } from '../support/use-shop';
import type { ShopClient, ShopForm, ShopPage } from '../support/shop-client';
import { amount, triedIn, words } from '../support/words';

const shop = useSharedShop();
let goods: Goods;
let only: Goods;

beforeAll(async () => {
  [goods, only] = (await plainGoods(shop, { count: 2 })) as [Goods, Goods];
});

/** Where one of the goods is sold; an empty list means everywhere. */
const sellIn = (countries: string[]) =>
  shop.query('update variation set countries = $2 where id = $1', [only.variationId, countries]);

type Fields = Record<string, string>;

/** One invalid value, its field and its error code. */
type Wrong = [change: Fields, field: string, code: string];

const LONG = 'x'.repeat(2001);

const WRONG_ADDRESSES: Wrong[] = [
  [{ firstName: '' }, 'firstName', 'firstName.required'],
  [{ firstName: LONG }, 'firstName', 'firstName.length'],
  [{ lastName: ' ' }, 'lastName', 'lastName.required'],
  [{ lastName: LONG }, 'lastName', 'lastName.length'],
  [{ firstName: '', lastName: '', companyName: 'Malerei GmbH' }, 'vatNumber', 'vatNumber.required'],
  [
    { firstName: '', lastName: '', vatNumber: 'DE123456789' },
    'companyName',
    'companyName.required',
  ],
  [{ companyName: LONG }, 'companyName', 'companyName.length'],
  [{ companyName: 'Malerei GmbH', vatNumber: '12' }, 'vatNumber', 'vatNumber.format'],
  [{ streetName: '' }, 'streetName', 'streetName.required'],
  [{ streetName: LONG }, 'streetName', 'streetName.length'],
  [{ apartment: LONG }, 'apartment', 'apartment.length'],
  [{ zipCode: '' }, 'zipCode', 'zipCode.required'],
  [{ zipCode: '1061' }, 'zipCode', 'zipCode.format'],
  [{ zipCode: '<script>' }, 'zipCode', 'zipCode.format'],
  [{ city: '' }, 'city', 'city.required'],
  [{ city: LONG }, 'city', 'city.length'],
  [{ country: '' }, 'country', 'country.required'],
  [{ country: '999' }, 'country', 'country.unknown'],
  [{ phoneNumber: 'keins' }, 'phoneNumber', 'phoneNumber.format'],
  [{ phoneNumber: LONG }, 'phoneNumber', 'phoneNumber.length'],
];

const WRONG_SHIPPING_ADDRESSES: Wrong[] = [
  ...WRONG_ADDRESSES,
  [{ country: '4' }, 'country', 'country.notDelivered'],
];

const WRONG_EMAILS: Wrong[] = [
  [{ email: '' }, 'email', 'email.required'],
  [{ email: 'keine-adresse' }, 'email', 'email.valid'],
  [{ email: 'a(b)@example.com' }, 'email', 'email.valid'],
];

const WRONG_METHODS: Wrong[] = [
  [{ intent: 'shipping-method', shippingId: '' }, 'shippingId', 'shippingMethod.required'],
  [{ intent: 'shipping-method', shippingId: '999' }, 'shippingId', 'shippingMethod.unavailable'],
  [{ intent: 'payment-method', paymentId: '' }, 'paymentId', 'paymentMethod.required'],
  [{ intent: 'payment-method', paymentId: '999' }, 'paymentId', 'paymentMethod.unavailable'],
  [{ intent: 'additional', orderContactWish: LONG }, 'orderContactWish', 'orderContactWish.length'],
  [
    { intent: 'additional', orderCustomerSign: LONG },
    'orderCustomerSign',
    'orderCustomerSign.length',
  ],
  [{ intent: 'coupon', couponCode: '' }, 'couponCode', 'coupon.required'],
  [{ intent: 'coupon', couponCode: 'GIBTESNICHT' }, 'couponCode', 'coupon.unknownOrUsed'],
];

/** Other input of the page, which must be preserved. */
const TYPED = { orderContactWish: 'Bitte klingeln.', orderCustomerSign: 'Az. 7' };

describe.each(triedIn('en'))('in $lang', ({ prefix, lang }) => {
  let guests = 0;
  async function guest(): Promise<ShopClient> {
    guests += 1;
    const client = shop.client();
    await becomeGuest(client, { email: `errors-${lang}-${guests}@example.com`, goods: [goods] });
    return client;
  }

  test('the checkout is one document with the data of its page behind it', async () => {
    const { html } = await (await guest()).get(`${prefix}/checkout`);
    expect(html.match(/<!doctype/gi)).toHaveLength(1);
    expect(html.match(/streamController\.(enqueue|close)\(/g)).toHaveLength(2);
  });

  test('found stations are on a map, and each mark links to its option', async () => {
    const search = `${prefix}/checkout/parcel-stations?zipcode=10115&city=`;
    const { document } = await (await guest()).get(search);
    const radios = [...document.querySelectorAll('input[name=station]')].map(({ id }) => id);
    const marks = [...document.querySelectorAll('.station-map a')];
    expect(radios).toHaveLength(2);
    expect(marks.map((mark) => decodeURIComponent(mark.getAttribute('href')!))).toEqual(
      radios.map((id) => `#${id}`),
    );
  });

  test('an open form has one button; other input is saved with it or with the order', async () => {
    const { document } = await (await guest()).get(`${prefix}/checkout?edit=shipping-address`);
    const buttons = [...document.querySelectorAll('#checkout button[name=intent]')];
    expect(buttons.map((button) => button.getAttribute('value'))).toEqual([
      'save',
      'country',
      'shipping-address',
      'parcel-stations',
      'shipping-method',
      'preferred-delivery',
      'payment-method',
      'coupon',
      'place',
    ]);
    expect(document.querySelector('noscript p')!.textContent).toContain(
      words(lang, 'checkout.savedWithOrder'),
    );
  });

  describe('guest login', () => {
    test.each(WRONG_EMAILS)('%o', async (change, field, code) => {
      const client = shop.client();
      const form = (await client.get(`${prefix}/guest/login`)).form('main form');
      const answer = await client.submit(form, change);
      expectRefusal(answer, lang, field, code);
      expect(answer.form('main form').fields).toMatchObject(change);
    });
  });

  describe('delivery address', () => {
    let client: ShopClient;
    let form: ShopForm;
    beforeAll(async () => {
      client = shop.client();
      await putInCart(client, goods.variationId);
      await client.post(`${prefix}/guest/login`, { email: `address-${lang}@example.com` });
      form = (await client.get(`${prefix}/checkout`)).form('button[value=shipping-address]');
    });

    test.each(WRONG_SHIPPING_ADDRESSES)('%o', async (change, field, code) => {
      const typed = { ...ADDRESS, ...TYPED, ...change };
      const answer = await client.submit(form, { ...typed, terms: 'on' });
      expectRefusal(answer, lang, at(field), code);
      expectKept(answer, typed);
    });

    test('the button at the country applies its delivery, VAT and payment methods, and keeps the input', async () => {
      const client = shop.client();
      await putInCart(client, goods.variationId);
      await client.post(`${prefix}/guest/login`, { email: `country-${lang}@example.com` });
      const before = await client.get(`${prefix}/checkout`);
      const typed = { firstName: 'Änne', city: 'Wien', country: '2' };
      const pressed = before.form('button[value=country]');
      const after = await client.submit(pressed, { ...typed, intent: 'country' });
      expect(after.status).toBe(200);
      for (const page of [after, await client.get(`${prefix}/checkout`)]) {
        expect(page.html).toMatch(lang === 'de' ? /20\s%/ : /20%/);
        expect(page.html).not.toMatch(
          /value="3"[^>]*name="paymentId"|name="paymentId"[^>]*value="3"/,
        );
      }
      expect(after.form('button[value=shipping-address]').fields).toMatchObject(typed);
      const [cart] = await shop.query<{ country: number }>(
        `select shipping_country_id as country from cart c join cart_item i on i.cart_id = c.id
         where i.variation_id = $1 order by c.updated_at desc limit 1`,
        [goods.variationId],
      );
      expect(cart!.country).toBe(2);
    });

    test('the summary names the errors in the order of the fields', async () => {
      const nothing = { firstName: '', lastName: '', streetName: '', zipCode: '', city: '' };
      const { document } = await client.submit(form, nothing);
      const places = [...document.querySelectorAll('.error-summary a')];
      expect(places.map((link) => link.getAttribute('href'))).toEqual(
        Object.keys(nothing).map((field) => `#${at(field)}`),
      );
    });

    test('an order without address, or with one that has an error, is refused at the address', async () => {
      const typed = { ...ADDRESS, zipCode: '123', terms: 'on' };
      const answer = await client.submit(form, { ...typed, intent: 'place' });
      expectRefusal(answer, lang, at('zipCode'), 'zipCode.format');
      expect(answer.text('[data-notice=secondary]')).toBe(words(lang, 'checkout.unsavedAddress'));
      expectKept(answer, typed);
      const untyped = await client.submit(form, { intent: 'place', terms: 'on' });
      expectRefusal(untyped, lang, at('shipping-address'), 'shippingAddress.required');
    });

    test('an address typed beside the order button is saved and shown before it is ordered', async () => {
      const client = shop.client();
      await putInCart(client, goods.variationId);
      const page = await client.get(`${prefix}/checkout`);
      const typed = { ...ADDRESS, email: `onego-${lang}@example.com`, terms: 'on' };
      const shown = page.form('button[value=place]');
      const first = await client.submit(shown, { ...typed, useAsBilling: 'on' });
      expect(first.status).toBe(422);
      expect(first.text('[data-notice=warning]')).toBe(words(lang, 'checkout.addressSaved'));
      expect(first.text('#shipping-address')).toContain(ADDRESS.lastName);
      const again = first.form('button[value=place]');
      expect(again.fields).not.toHaveProperty('lastName');
      const answer = await client.submit(again);
      expect(orderNumber(answer)).not.toBeNull();
      const [order] = await shop.query<{ total: number; delivery: { lastName: string } }>(
        'select total::int, delivery_address as delivery from orders where id = $1',
        [orderNumber(answer)],
      );
      expect(order!.total).toBe(Number(shown.fields.shownTotal));
      expect(order!.delivery.lastName).toBe(ADDRESS.lastName);
    });

    test('an address that the page has shown as saved is ordered with its fields', async () => {
      const client = shop.client();
      await putInCart(client, goods.variationId);
      const typed = { ...ADDRESS, email: `shown-${lang}@example.com`, terms: 'on' };
      const shown = (await client.get(`${prefix}/checkout`)).form('button[value=place]');
      const fields = { ...typed, useAsBilling: 'on' };
      expect((await client.submit(shown, fields)).status).toBe(422);
      const renewed = (await client.get(`${prefix}/checkout`)).form('button[value=place]');
      expect(orderNumber(await client.submit(renewed, fields))).not.toBeNull();
    });

    test('an address saved by the order button does not fill the billing form', async () => {
      const client = shop.client();
      await putInCart(client, goods.variationId);
      const shown = (await client.get(`${prefix}/checkout`)).form('button[value=place]');
      const typed = { ...ADDRESS, email: `nobill-${lang}@example.com`, terms: 'on' };
      const answer = await client.submit(shown, { ...typed, useAsBilling: null });
      expectRefusal(answer, lang, at('billing-address'), 'billingAddress.required');
      const { fields } = answer.form('button[value=billing-address]');
      expect(fields).toMatchObject({ addressKind: 'billing-address', lastName: '', city: '' });
      expect(fields.terms).toBe('on');
    });

    test('an address that changes the total is saved, and old and new total are shown first', async () => {
      const client = shop.client();
      await putInCart(client, goods.variationId);
      await client.post(`${prefix}/guest/login`, { email: `abroad-${lang}@example.com` });
      const shown = (await client.get(`${prefix}/checkout`)).form('button[value=place]');
      const abroad = { ...ADDRESS, country: '2', zipCode: '1010', city: 'Wien' };
      const answer = await client.submit(shown, { ...abroad, useAsBilling: 'on', terms: 'on' });
      expect(answer.status).toBe(422);
      const again = answer.form('button[value=place]');
      const [before, after] = [shown, again].map(({ fields }) => Number(fields.shownTotal));
      expect(after).toBeGreaterThan(before!);
      expect(answer.text('[data-price-change]')).toContain(amount(before!, lang));
      expect(answer.text('[data-price-change]')).toContain(amount(after!, lang));
      expect(again.fields).not.toHaveProperty('city');
      expect(answer.text('#shipping-address')).toContain('Wien');
      expect(orderNumber(await client.submit(again))).not.toBeNull();
    });

    // The checkout leads on to the empty cart, which has to say why it is empty.
    test.each([
      ['shipping-address', '/checkout'],
      ['parcel-stations', '/checkout/parcel-stations'],
      ['preferred-delivery', '/checkout/preferred-delivery'],
    ])('the only goods are not delivered to a new country: told after %s', async (intent, page) => {
      const client = shop.client();
      await putInCart(client, only.variationId);
      await client.post(`${prefix}/guest/login`, { email: `only-${lang}@example.com` });
      const abroad = { ...ADDRESS, country: '2', zipCode: '1010', city: 'Wien' };
      const fields = { ...abroad, addressKind: 'shipping-address', useAsBilling: 'on', intent };
      await sellIn(['DE']);
      try {
        const saved = await client.post(`${prefix}/checkout`, fields);
        expect(new URL(saved.headers.get('location')!, saved.url).pathname).toBe(prefix + page);
        const cart = await client.follow(saved);
        expect(new URL(cart.url).pathname).toBe(`${prefix}/cart`);
        const notices = cart.text('#notices');
        expect(notices).toContain(words(lang, 'notices.cartEmpty'));
        expect(notices).toContain(words(lang, 'errorCodes.cartLinesLeft.country').split('{')[0]);
      } finally {
        await sellIn([]);
      }
    });
  });

  describe('billing address', () => {
    let client: ShopClient;
    let form: ShopForm;
    beforeAll(async () => {
      client = await guest();
      const page = await client.get(`${prefix}/checkout?edit=billing-address`);
      form = page.form('button[value=billing-address]');
    });

    test.each(WRONG_ADDRESSES)('%o', async (change, field, code) => {
      const typed = { ...ADDRESS, ...TYPED, ...change };
      const answer = await client.submit(form, typed);
      expectRefusal(answer, lang, at(field), code);
      expectKept(answer, typed);
    });
  });

  describe('contact', () => {
    test.each(WRONG_EMAILS)('%o', async (change, field, code) => {
      const client = await guest();
      const page = await client.get(`${prefix}/checkout?edit=contact`);
      const typed = { ...TYPED, ...change };
      const answer = await client.submit(page.form('button[value=contact]'), typed);
      expectRefusal(answer, lang, at(field), code);
      expectKept(answer, typed);
    });
  });

  describe('methods, message and coupon', () => {
    let client: ShopClient;
    let form: ShopForm;
    beforeAll(async () => {
      client = await guest();
      form = (await client.get(`${prefix}/checkout`)).form('#checkout');
    });

    test.each(WRONG_METHODS)('%o', async (change, field, code) => {
      const typed: Fields = { ...TYPED, couponCode: '', ...change };
      const answer = await client.submit(form, { ...typed, terms: 'on' });
      expectRefusal(answer, lang, at(field), code);
      const { intent: _, shippingId: _shipping, paymentId: _payment, ...texts } = typed;
      expectKept(answer, { ...texts, terms: 'on' });
    });
  });

  test('a place or a neighbour typed beside an unticked box is refused, a kept one ended', async () => {
    const client = await guest();
    const path = `${prefix}/checkout/preferred-delivery`;
    const form = (await client.get(path)).form('main form');
    const place = { preferredLocation: 'Gartenhaus' };
    const neighbour = { preferredNeighbourName: 'Familie Groß' };
    const refused = await client.submit(form, { ...place, ...neighbour });
    expectRefusal(refused, lang, 'usePreferredLocation', 'preferredLocation.unchosen');
    expectRefusal(refused, lang, 'usePreferredNeighbour', 'preferredNeighbourName.unchosen');
    expect(refused.form('main form').fields).toMatchObject({ ...place, ...neighbour });

    const box = { usePreferredLocation: 'on' };
    expect((await client.submit(form, { ...place, ...box })).status).toBe(303);
    expect((await client.get(`${prefix}/checkout`)).text('main')).toContain('Gartenhaus');
    const kept = (await client.get(path)).form('main form');
    expect(kept.fields).toMatchObject({ ...place, ...box });
    expect((await client.submit(kept, { usePreferredLocation: null })).status).toBe(303);
    expect((await client.get(`${prefix}/checkout`)).text('main')).not.toContain('Gartenhaus');
  });

  describe('order button', () => {
    test('terms not accepted', async () => {
      const client = await guest();
      const form = (await client.get(`${prefix}/checkout`)).form('button[value=place]');
      const answer = await client.submit(form, TYPED);
      expectRefusal(answer, lang, at('terms'), 'terms.required');
      expectKept(answer, TYPED);
    });

    test('the consent to the carrier is optional, and not pre-ticked (L-62)', async () => {
      const client = await guest();
      const page = await client.get(`${prefix}/checkout`);
      const [profile] = await shop.query<{ id: number }>(
        'select id from shipping_profile where show_data_privacy_agreement_hint order by id limit 1',
      );
      const chosen = page.form('button[value=shipping-method]');
      await client.submit(chosen, { shippingId: String(profile!.id) });
      const form = (await client.get(`${prefix}/checkout`)).form('button[value=place]');
      expect(form.fields).not.toHaveProperty('shippingPrivacyHintAccepted');
      const answer = await client.submit(form, { terms: 'on' });
      expect(orderNumber(answer)).not.toBeNull();
      const [order] = await shop.query<{ accepted: boolean }>(
        'select shipping_privacy_hint_accepted as accepted from orders where id = $1',
        [orderNumber(answer)],
      );
      expect(order!.accepted).toBe(false);
    });

    test('without the displayed quote, the page is shown again', async () => {
      const client = await guest();
      const consents = { terms: 'on', shippingPrivacyHintAccepted: 'on' };
      const answer = await client.post(`${prefix}/checkout`, { intent: 'place', ...consents });
      expect(answer.status).toBe(422);
      expect(answer.document.querySelector('[data-notice=warning]')).not.toBeNull();
    });
  });

  describe('order review', () => {
    test('has no buttons that save a part, and does not speak of them', async () => {
      const client = await guest();
      const hint = words(lang, 'checkout.savedWithOrder');
      expect((await client.get(`${prefix}/checkout`)).html).toContain(
        `<p class="field-hint">${hint}`,
      );
      expect((await client.get(`${prefix}/readonly-checkout`)).html).not.toContain(`>${hint}`);
    });

    test('terms not accepted', async () => {
      const client = await guest();
      const page = await client.get(`${prefix}/readonly-checkout`);
      const answer = await client.submit(page.form('button[value=place]'));
      expectRefusal(answer, lang, at('terms'), 'terms.required');
    });
  });

  describe('cart', () => {
    test.each([
      ['', 'quantity.required'],
      ['zwei', 'quantity.format'],
      ['0', 'quantity.format'],
      ['-1', 'quantity.format'],
      ['1.5', 'quantity.format'],
      ['10000', 'quantity.maximum'],
    ])('quantity "%s"', async (quantity, code) => {
      const client = shop.client();
      await putInCart(client, goods.variationId);
      const form = (await client.get(`${prefix}/cart`)).form('button[value=set]');
      const answer = await client.submit(form, { quantity });
      expectRefusal(answer, lang, `quantity-${String(form.fields.cartItemId)}`, code);
      expect(answer.form('button[value=set]').fields.quantity).toBe(quantity);
    });

    test.each([
      ['', 'couponCode.required'],
      ['x'.repeat(61), 'couponCode.length'],
      ['GIBTESNICHT', 'coupon.unknownOrUsed'],
    ])('coupon "%s"', async (couponCode, code) => {
      const client = shop.client();
      await putInCart(client, goods.variationId);
      const form = (await client.get(`${prefix}/cart`)).form('.coupon form');
      const answer = await client.submit(form, { couponCode });
      expectRefusal(answer, lang, 'couponCode', code);
      expect(answer.form('.coupon form').fields.couponCode).toBe(couponCode);
    });
  });

  describe('product', () => {
    test.each(['zwei', '0', '-1', '1.5', '99999'])('quantity "%s"', async (quantity) => {
      const client = shop.client();
      const page = await client.follow(await client.get(`${prefix}/p/${goods.variationId}/x`));
      const answer = await client.submit(page.form('form.buy'), { quantity });
      expectRefusal(answer, lang, 'quantity', 'wholeNumber');
    });

    test('no selection', async () => {
      const client = shop.client();
      const { path } = await itemWithChoice(shop, lang);
      const page = await client.get(prefix + path);
      const group = page.document.querySelector('.choice-group')!.id;
      expectRefusal(await client.submit(page.form('form.buy')), lang, group, 'attribute.required');
    });

    test('a required order property is missing', async () => {
      const [made] = await shop.query<{ variationId: number; field: string }>(
        `select v.id as "variationId", 'property[' || p.id || ']' as field
         from variation v
         join stock s on s.variation_id = v.id
         join item_property ip on ip.item_id = v.item_id
         join property p on p.id = ip.property_id
         where v.is_active and p.is_order_property and p.is_required and not p.is_pre_selected
           and v.availability_id < 9
         order by v.id, p.position limit 1`,
      );
      const client = shop.client();
      const page = await client.follow(await client.get(`${prefix}/p/${made!.variationId}/x`));
      const answer = await client.submit(page.form('form.buy'), { [made!.field]: '' });
      expectRefusal(answer, lang, made!.field, 'requiredField');
    });
  });

  describe('order from another device', () => {
    test.each([
      ['', 'postcode.required'],
      ['00000', 'order.softLoginFailed'],
    ])('postcode "%s"', async (postcode, code) => {
      const client = await guest();
      const placed = await placeOrder(client, await orderForm(client, `${prefix}/checkout`));
      expect(orderNumber(placed)).not.toBeNull();
      const other = shop.client();
      const form = (await other.follow(placed)).form('main form');
      const answer = await other.submit(form, { postcode });
      expectRefusal(answer, lang, 'postcode', code);
      expect(answer.form('main form').fields.postcode).toBe(postcode);
    });
  });
});

/** Checkboxes are preserved if they are ticked. */
function expectKept(page: ShopPage, typed: Fields): void {
  const { fields } = page.form('#checkout');
  const { country, ...texts } = typed;
  expect(fields).toMatchObject(texts);
  // A country outside of the list cannot stay selected.
  if (country && /^[1-3]$/.test(country)) expect(fields.country).toBe(country);
}

/** The id of a field of the checkout; a missing address is reported at its section. */
function at(field: string): string {
  return field.endsWith('-address') ? field : `checkout-${field}`;
}
