import { describe, expect, test } from 'vitest';
import { money } from '~/i18n/format';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

const engine = useTestEngine();

async function variation(given: object = {}, item: object = {}): Promise<number> {
  const made = await engine.fixture.item({
    name: 'Farbe',
    variations: [{ price: 1000, ...given }],
    ...item,
  });
  return made.variationIds[0]!;
}

describe('coupons', () => {
  async function coupon(given: object = {}): Promise<string> {
    const code = `C${Math.random().toString(36).slice(2).toUpperCase()}`;
    await engine.fixture.insert('coupon', {
      code,
      name_de: 'Herbst',
      name_en: 'Autumn',
      percent: 1000,
      ...given,
    });
    return code;
  }

  test('deducts its percentage, and leaves below its minimum value (§4)', async () => {
    const variationId = await variation();
    const couponCode = await coupon({ minimum_order_value: 2000 });
    const shopper = engine.shopper();
    const cart = await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 2 }));
    const cheaper = await shopper.do((shop) =>
      shop.doAddCoupon({ couponCode: ` ${couponCode.toLowerCase()} ` }),
    );
    expect(cheaper).toMatchObject({
      couponDiscount: 200,
      couponName: 'Herbst',
      basketAmount: 2290,
    });
    const { cart: less } = await shopper.do((shop) =>
      shop.setCartItemQuantity({ cartItemId: cart.items[0]!.id, variationId, quantity: 1 }),
    );
    expect(less).toMatchObject({ couponDiscount: 0, couponCode: '', basketAmount: 1490 });
    expect(less.notices).toEqual([
      {
        key: 'couponLeft.minimum',
        type: 'warning',
        values: { code: couponCode, minimum: money(2000, 'de') },
      },
    ]);
    expect((await shopper.do((shop) => shop.getCart())).notices).toEqual([]);
  });

  test('an amount counts once for an order, for the goods it names', async () => {
    const [named, other] = [await variation(), await variation()];
    const { rows } = await engine.pool.query<{ item: number }>(
      'select item_id as item from variation where id = $1',
      [named],
    );
    const itemIds = `{${rows[0]!.item}}`;
    const couponCode = await coupon({ percent: null, amount: 300, item_ids: itemIds });
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId: other, quantity: 2 }));
    await expect(shopper.do((shop) => shop.doAddCoupon({ couponCode }))).rejects.toMatchObject({
      key: 'coupon.noMatchingItem',
    });
    await shopper.do((shop) => shop.doAddCartItem({ variationId: named, quantity: 2 }));
    const cart = await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
    expect(cart).toMatchObject({ itemSum: 4000, couponDiscount: 300, basketAmount: 4190 });
  });

  test('that leaves with an unrelated change is reported by that request, and no other', async () => {
    const couponCode = await coupon();
    const shopper = engine.shopper();
    const wish = { variationId: await variation() };
    await shopper.do((shop) => shop.doAddCartItem(wish));
    await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
    await engine.pool.query('update coupon set valid_to = now() where code = $1', [couponCode]);
    const told = await shopper.do(async (shop, _, left) => {
      await shop.setPaymentProvider({ paymentId: 1 });
      const { cart } = await shop.getCheckout();
      expect(cart.notices).toEqual([]);
      return left();
    });
    const notice = { key: 'couponLeft.expired', type: 'warning', values: { code: couponCode } };
    expect(told).toEqual([notice]);
    const later = await shopper.do(async (shop, _, left) => {
      await shop.getCart();
      return left();
    });
    expect(later).toEqual([]);
  });

  test('counts for a category and those below it', async () => {
    const root = await engine.fixture.category('Farben');
    const below = await engine.fixture.category('Wandfarben', { parent: root });
    const inside = await variation({}, { categories: [below] });
    const outside = await variation();
    const couponCode = await coupon({ category_id: root });
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId: outside }));
    await expect(shopper.do((shop) => shop.doAddCoupon({ couponCode }))).rejects.toMatchObject({
      key: 'coupon.noMatchingItem',
      code: 302,
    });
    await shopper.do((shop) => shop.doAddCartItem({ variationId: inside }));
    const cart = await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
    expect(cart.couponDiscount).toBe(100);
    expect((await shopper.do((shop) => shop.deleteCoupon({ couponCode }))).couponCode).toBe('');
  });

  test('a wrong code keeps the right one, and the number of tries is limited', async () => {
    const variationId = await variation();
    const couponCode = await coupon();
    const shopper = engine.shopper({ address: '198.51.100.7' });
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
    for (let tries = 2; tries <= 20; tries += 1) {
      await expect(
        shopper.do((shop) => shop.doAddCoupon({ couponCode: `GUESS${tries}` })),
      ).rejects.toMatchObject({ code: 1070 });
    }
    await expect(shopper.do((shop) => shop.doAddCoupon({ couponCode }))).rejects.toMatchObject({
      key: 'security.tooManyRequests',
      code: 429,
    });
    expect((await shopper.do((shop) => shop.getCart())).couponDiscount).toBe(100);
  });
});
