import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder, putInCart } from '../support/guest';
import type { ShopClient } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn } from '../support/words';

/** Each condition of a code (§5, §8), through the form that a shopper sends. */
const shop = useSharedShop();
const { prefix } = triedIn('en')[0]!;
const EMAIL = 'bedingungen@example.com';
const CODES = 'BEDINGUNG%';

let plain: Goods;
let offer: { variationId: number; itemId: number };
/** A category with the plain goods, and one with none of the cart. */
let inside: number;
let elsewhere: number;
let client: ShopClient;

beforeAll(async () => {
  plain = (await plainGoods(shop))[0]!;
  offer = await special();
  const items = [plain.itemId, offer.itemId];
  const [category] = await shop.query<{ inside: number; elsewhere: number }>(
    `select (select min(category_id) from item_category where item_id = $1) as inside,
            (select min(c.id) from category c
              where c.type = 'item' and not exists (select from category b where b.parent_id = c.id)
                and not exists (select from item_category i
                                 where i.category_id = c.id and i.item_id = any($2))) as elsewhere`,
    [plain.itemId, items],
  );
  ({ inside, elsewhere } = category!);
  client = shop.client();
  for (const { variationId } of [plain, offer]) await putInCart(client, variationId);
});

afterAll(async () => {
  // The use by an order stays with it.
  await shop.query(
    `delete from coupon where code like $1
       and not exists (select from coupon_use u where u.coupon_code = coupon.code)`,
    [CODES],
  );
  await shop.query('delete from gift_card where code like $1', [CODES]);
});

/** Goods on special offer, with enough stock. */
async function special() {
  const [found] = await shop.query<{ variationId: number; itemId: number }>(
    `select v.id as "variationId", v.item_id as "itemId"
       from variation_price p join variation v on v.id = p.variation_id
       join item i on i.id = v.item_id join stock s on s.variation_id = v.id
       join variation_price d on d.variation_id = v.id and d.kind = 'default'
        and d.minimum_quantity = 1 and p.price < d.price
      where p.kind = 'special_offer' and v.is_active and i.is_active and i.item_type = 'default'
        and coalesce(p.valid_from, now()) <= now() and coalesce(p.valid_to, 'infinity') > now()
        and v.availability_id < 9 and v.minimum_order_quantity = 1 and s.on_hand - s.reserved > 5
        and i.hazard is null and v.available_until is null
        and not exists (select from item_property ip join property p on p.id = ip.property_id
                         where ip.item_id = i.id and p.is_order_property)
      order by v.id limit 1`,
  );
  if (!found) throw new Error('The demo catalogue has no special offer');
  return found;
}

type Columns = Record<string, unknown>;

/** A coupon of a tenth off everything, for everybody, except for the given columns. */
async function coupon(code: string, columns: Columns): Promise<void> {
  const all: Columns = { code, name_de: code, name_en: code, ...columns };
  if (!('amount' in columns)) all.percent = 1000;
  const names = Object.keys(all);
  await shop.query(
    `insert into coupon (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(all),
  );
}

const redeem = (couponCode: string, by = client) =>
  by.post(`${prefix}/cart`, { intent: 'coupon', couponCode });

async function expectRefused(code: string, error: string, by = client): Promise<void> {
  const page = await redeem(code, by);
  expect([code, page.status, page.errorCodes()]).toEqual([code, 422, [error]]);
  const field = page.document.querySelector('input[name=couponCode]')!;
  expect([field.getAttribute('value'), field.getAttribute('aria-invalid')]).toEqual([code, 'true']);
}

async function expectTaken(code: string, by = client): Promise<void> {
  expect([code, (await redeem(code, by)).status]).toEqual([code, 303]);
  expect((await by.get(`${prefix}/cart`)).text('.totals')).toContain(code);
}

const PAST = '2020-01-01';
const FUTURE = '2999-01-01';

test.each<[string, string, () => Columns | null]>([
  ['nobody gave out: of another shop or campaign', 'unknownOrUsed', () => null],
  ['used up', 'unknownOrUsed', () => ({ max_uses: 1, used: 1 })],
  ['not valid yet', 'unknownOrUsed', () => ({ valid_from: FUTURE })],
  ['expired', 'expired', () => ({ valid_to: PAST })],
  ['more than the goods', 'minimumOrderValue', () => ({ minimum_order_value: 99_999_999 })],
  ['other goods', 'noMatchingItem', () => ({ item_ids: [2_147_483_000] })],
  ['another category', 'noMatchingItem', () => ({ category_id: elsewhere })],
  [
    'no special offer, and for nothing else',
    'specialOffers',
    () => ({ item_ids: [offer.itemId], excludes_special_offers: true }),
  ],
  ['who has ordered before', 'existingCustomersOnly', () => ({ customers: 'existing' })],
  ['a class that guests are not of', 'wrongCustomerGroup', () => ({ customer_classes: [2] })],
])('a code that is (for) %s: coupon.%s', async (_, error, columns) => {
  const code = `BEDINGUNG-${error}`.toUpperCase();
  const made = columns();
  if (made) await coupon(code, made);
  await expectRefused(code, `coupon.${error}`);
  await shop.query('delete from coupon where code = $1', [code]);
});

test('an unknown code, and a gift card without a balance', async () => {
  const none = await redeem('  ');
  expect([none.status, none.errorCodes()]).toEqual([422, ['couponCode.required']]);
  const code = 'BEDINGUNGKARTE01';
  await shop.query('insert into gift_card (code, amount, open_amount) values ($1, 500, 0)', [code]);
  await expectRefused(code, 'coupon.noOpenAmount');
});

test('each condition that is met accepts its code', async () => {
  const holding: [string, Columns][] = [
    ['BEDINGUNG-ZEIT', { valid_from: PAST, valid_to: FUTURE, max_uses: 9, used: 8 }],
    ['BEDINGUNG-WERT', { minimum_order_value: 1, customers: 'new' }],
    ['BEDINGUNG-WARE', { item_ids: [plain.itemId], category_id: inside }],
    ['BEDINGUNG-SUMME', { amount: 100, excludes_special_offers: true }],
  ];
  for (const [code, columns] of holding) {
    await coupon(code, columns);
    await expectTaken(code);
  }
});

test('a buyer gets neither the used coupon nor the one for new customers again', async () => {
  const [single, first] = ['BEDINGUNG-EINMAL', 'BEDINGUNG-NEU'];
  await coupon(single, { is_single_usage: true });
  await coupon(first, { customers: 'new' });
  const buyer = shop.client();
  const guest = { email: EMAIL, goods: [{ variationId: plain.variationId }], prefix };
  await becomeGuest(buyer, guest);
  await expectTaken(first, buyer);
  await expectTaken(single, buyer);
  const placed = await placeOrder(buyer, await orderForm(buyer, `${prefix}/checkout`));
  expect(orderNumber(placed)).not.toBeNull();

  const again = shop.client();
  await becomeGuest(again, { ...guest, email: EMAIL.replace('@', '+mehr@') });
  await expectRefused(single, 'coupon.unknownOrUsed', again);
  await expectRefused(first, 'coupon.newCustomersOnly', again);
});
