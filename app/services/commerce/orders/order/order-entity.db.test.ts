import { expect, test } from 'vitest';
import { offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { Order, PlacedOrder } from '../../../shop-api';
import { jobContext, transact } from '../../core/commerce-context';
import type { OrderStatus } from '../../../../../database/schema';
import { changeOrderStatus } from './change-order-status';

const HASH = 'f'.repeat(64);

let variationId: number;
let itemId: number;
let urlPath: string;
let labelId: number;
let mixingId: number;
const engine = useTestEngine(async (engine) => {
  const { fixture } = engine;
  labelId = (await fixture.orderProperty({ name: 'Etikett', surcharge: 250, vatId: 1 })).id;
  const mixing = { name: 'Anmischen', surcharge: 119, isShownAsAdditionalCosts: true };
  mixingId = (await fixture.orderProperty(mixing)).id;
  const item = await fixture.item({
    name: 'Wandfarbe',
    variations: [{ price: 1000, number: 'W-25', size: [2500, 'LTR'] }],
    orderPropertyIds: [labelId, mixingId],
  });
  ({ itemId, urlPath } = item);
  variationId = item.variationIds[0]!;
  await engine.pool.query(
    `insert into image (hash, width, height, placeholder, widths)
     values ($1, 800, 600, '#ffffff', '{400,800}')`,
    [HASH],
  );
});

async function placed(): Promise<{ shopper: Shopper; link: PlacedOrder }> {
  const basketItemOrderParams = [
    { propertyId: labelId, value: 'Flur' },
    { propertyId: mixingId, value: 'hell' },
  ];
  const goods = { variationId, quantity: 2, basketItemOrderParams };
  const shopper = await readyToOrder(engine, [goods], { paymentId: 2 });
  const form = await offer(shopper);
  return { shopper, link: await shopper.do((shop) => shop.doPlaceOrder(form)) };
}

function read(shopper: Shopper, { id, accessKey }: PlacedOrder): Promise<Order> {
  return shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
}

function change(orderId: number, to: OrderStatus): Promise<boolean> {
  const base = { ...engine, secret: Buffer.alloc(32, 7), now: () => engine.now() };
  return transact(jobContext(base, 'de'), (ctx) =>
    changeOrderStatus(ctx, { orderId, to, reason: 'operator' }),
  );
}

test('an order contains its access key (3.100)', async () => {
  const { shopper, link } = await placed();
  expect((await read(shopper, link)).accessKey).toBe(link.accessKey);
});

test('an order contains its variations, their pictures and their pages (3.100)', async () => {
  const { shopper, link } = await placed();
  await engine.pool.query('update order_line set image_hash = $2 where order_id = $1', [
    link.id,
    HASH,
  ]);
  const order = await read(shopper, link);
  expect(order.variations).toEqual({
    [variationId]: { id: variationId, itemId, number: 'W-25', name: '2,5 l' },
  });
  expect(order.itemURLs).toEqual({ [variationId]: `/${urlPath}_${itemId}_${variationId}` });
  await engine.pool.query(
    `insert into item_text (item_id, lang, name1, url_path) values ($1, 'en', 'Wall paint', 'wall-paint')
     on conflict (item_id, lang) do update set url_path = excluded.url_path`,
    [itemId],
  );
  await engine.index.applyChanges('everything');
  const english = engine.shopper({ lang: 'en' });
  english.setToken(shopper.token());
  const { itemURLs } = await read(english, link);
  expect(itemURLs).toEqual({ [variationId]: `/wall-paint_${itemId}_${variationId}` });
  expect(Object.keys(order.itemImages)).toEqual([String(variationId)]);
  expect(order.itemImages[variationId]).toMatchObject({ width: 800, height: 600 });
});

test('the names of its methods are those of the page’s language, unless they have changed', async () => {
  const { shopper, link } = await placed();
  const english = engine.shopper({ lang: 'en' });
  english.setToken(shopper.token());
  const { rows } = await engine.pool.query<{ de: string; en: string }>(
    `update payment_method set name_de = payment_method_name, name_en = 'On account'
       from orders o where o.id = $1 and payment_method.id = payment_method_id
     returning name_de as de, name_en as en`,
    [link.id],
  );
  await engine.pool.query(
    `update shipping_profile set name_de = shipping_profile_name, name_en = 'Parcel'
       from orders o where o.id = $1 and shipping_profile.id = shipping_profile_id`,
    [link.id],
  );
  const names = async (of: typeof shopper) => {
    const { paymentMethodName, shippingProfileName } = await read(of, link);
    return [paymentMethodName, shippingProfileName];
  };
  expect((await names(shopper))[0]).toBe(rows[0]!.de);
  expect(await names(english)).toEqual(['On account', 'Parcel']);
  await engine.pool.query(`update payment_method set name_de = 'Umbenannt' where name_de = $1`, [
    rows[0]!.de,
  ]);
  expect((await names(english))[0]).toBe(rows[0]!.de);
});

test('country names in its addresses are those of the page’s language', async () => {
  const { shopper, link } = await placed();
  const english = engine.shopper({ lang: 'en' });
  english.setToken(shopper.token());
  const countries = async (of: typeof shopper) => {
    const { billingAddress, deliveryAddress } = await read(of, link);
    return [billingAddress.countryName, deliveryAddress.countryName];
  };
  expect(await countries(shopper)).toEqual(['Deutschland', 'Deutschland']);
  expect(await countries(english)).toEqual(['Germany', 'Germany']);
});

test('a line contains the price of a piece and its order properties (3.106, 3.108)', async () => {
  const { shopper, link } = await placed();
  const [line] = (await read(shopper, link)).orderItems;
  expect(line!.amounts).toEqual([{ priceOriginalGross: 1369, priceOriginalNet: 1150 }]);
  expect(line!.lineTotal).toBe(2738);
  expect(line!.orderProperties).toEqual([
    {
      propertyId: labelId,
      name: 'Etikett',
      type: 'text',
      value: 'Flur',
      fileUrl: null,
      surcharge: 250,
      surchargeNet: 210,
      hasTax: true,
      isAdditionalCosts: false,
    },
    {
      propertyId: mixingId,
      name: 'Anmischen',
      type: 'text',
      value: 'hell',
      fileUrl: null,
      surcharge: 119,
      surchargeNet: 100,
      hasTax: false,
      isAdditionalCosts: true,
    },
  ]);
});

test('order properties are stored with the order alone, not with the cart it came from', async () => {
  await placed();
  const { rows } = await engine.pool.query(
    `select from cart_item_order_param p join cart_item i on i.id = p.cart_item_id
     join cart c on c.id = i.cart_id where c.status = 'converted'`,
  );
  expect(rows).toHaveLength(0);
});

test('goods that were sent have a shipping date and can be returned (3.101, 3.102, 3.104)', async () => {
  engine.setTime('2026-11-02T09:00:00Z');
  const { shopper, link } = await placed();
  expect(await read(shopper, link)).toMatchObject({ dates: [], isReturnable: false });
  engine.setTime('2026-11-04T15:30:00Z');
  await change(link.id, 'shipped');
  const dates = [{ typeId: 5, date: '2026-11-04T15:30:00.000Z' }];
  const sent = await read(shopper, link);
  expect(sent).toMatchObject({ dates, isReturnable: true });
  expect(sent.orderItems.map((line) => line.returnableQuantity)).toEqual([2]);
  engine.setTime('2026-11-20T08:00:00Z');
  await change(link.id, 'completed');
  expect(await read(shopper, link)).toMatchObject({ dates, isReturnable: true });
});

test('a cancelled order has nothing to return', async () => {
  const { shopper, link } = await placed();
  await change(link.id, 'cancelled');
  expect(await read(shopper, link)).toMatchObject({ dates: [], isReturnable: false });
});
