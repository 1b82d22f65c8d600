import { describe, expect, test } from 'vitest';
import { ANNA, offer, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { AddCartItemInput } from '../../../shop-api';

let ready: number;
let mixed: number;
let brush: number;
let propertyId: number;
const engine = useTestEngine(async ({ fixture, index }) => {
  const shade = { name: 'Salbei', number: 'RAL 6021', color: '#8a9977' };
  const variations = [{ price: 2000, attributes: { Gebinde: '2,5 l' } }];
  ready = (await fixture.item({ name: 'Wandfarbe', shade, variations })).variationIds[0]!;
  ({ id: propertyId } = await fixture.orderProperty({
    name: 'Farbton',
    valueType: 'text',
    valuesFrom: 'shade',
    isRequired: true,
  }));
  const tinted = { name: 'Wunschton', orderPropertyIds: [propertyId], isMadeToOrder: true };
  mixed = (await fixture.item(tinted)).variationIds[0]!;
  brush = (await fixture.item({ name: 'Pinsel' })).variationIds[0]!;
  await index.applyChanges('everything');
});

let serial = 0;
async function customer(...lines: AddCartItemInput[][]): Promise<Shopper> {
  serial += 1;
  const shopper = engine.shopper({ address: `198.51.100.${serial}` });
  const email = `farben${serial}@example.de`;
  await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  for (const goods of lines) {
    await shopper.do((shop) => shop.doAddCartItems(goods));
    await shopper.do(async (shop) => {
      await shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true });
      await shop.setPaymentProvider({ paymentId: 1 });
    });
    const form = await offer(shopper);
    await shopper.do((shop) => shop.doPlaceOrder(form));
  }
  return shopper;
}

const tint = (): AddCartItemInput => ({
  variationId: mixed,
  basketItemOrderParams: [{ propertyId, value: 'salbei' }],
});
const shades = (shopper: Shopper) => shopper.do((shop) => shop.getBoughtShades());
const note = (shopper: Shopper, words: string, variationId = ready, stated = '') =>
  shopper.do((shop) => shop.setBoughtShadeNote({ variationId, stated, note: words }));

describe('the shades a customer bought', () => {
  test('are those of the goods and those chosen, each once, latest first', async () => {
    const shopper = await customer(
      [{ variationId: ready }, { variationId: brush }],
      [{ variationId: ready, quantity: 2 }],
      [tint()],
    );
    const found = await shades(shopper);
    expect(found).toMatchObject([
      {
        variationId: mixed,
        stated: 'Salbei RAL 6021',
        shade: { name: 'Salbei', number: 'RAL 6021', color: '#8a9977' },
        buyAgain: { propertyId, value: 'RAL 6021' },
      },
      {
        variationId: ready,
        stated: '',
        name: 'Wandfarbe',
        note: '',
        buyAgain: { propertyId: null, value: '' },
      },
    ]);
    expect(found[0]!.orderId).toBeGreaterThan(found[1]!.orderId);
  });

  test('are bought again by the values of a form', async () => {
    const shopper = await customer([tint()]);
    const [{ buyAgain, variationId } = { buyAgain: null, variationId: 0 }] = await shades(shopper);
    const cart = await shopper.do((shop) =>
      shop.doAddCartItem({
        variationId,
        basketItemOrderParams: [{ propertyId: buyAgain!.propertyId!, value: buyAgain!.value }],
      }),
    );
    expect(cart.items[0]!.basketItemOrderParams[0]!.value).toBe('Salbei RAL 6021');
  });

  test('have a note of the customer', async () => {
    const [one, other] = [await customer([{ variationId: ready }]), await customer([tint()])];
    await note(one, ' Küche, Südwand ');
    expect((await shades(one))[0]!.note).toBe('Küche, Südwand');
    await note(other, 'Flur', mixed, 'Salbei RAL 6021');
    expect((await shades(other))[0]!.note).toBe('Flur');
    await note(one, '');
    expect((await shades(one))[0]!.note).toBe('');
  });

  test('accept no note for other shades, from other visitors, or too long', async () => {
    const shopper = await customer([{ variationId: ready }]);
    const notFound = { key: 'boughtShade.notFound', code: 404 };
    await expect(note(shopper, 'x', mixed, 'Salbei RAL 6021')).rejects.toMatchObject(notFound);
    await expect(note(shopper, 'x', ready, 'y')).rejects.toMatchObject(notFound);
    await expect(note(shopper, 'x', -1)).rejects.toMatchObject(notFound);
    await expect(note(engine.shopper(), 'x')).rejects.toMatchObject(notFound);
    for (const words of ['x'.repeat(61), 'a\nb', 'x'.repeat(50_000)]) {
      await expect(note(shopper, words)).rejects.toMatchObject({
        key: 'boughtShade.noteInvalid',
        code: 422,
      });
    }
    expect(await shades(engine.shopper())).toEqual([]);
  });

  test('do not include those of a cancelled order', async () => {
    const shopper = await customer([{ variationId: ready }]);
    await engine.pool.query(`update orders set status = 'cancelled' where email = $1`, [
      `farben${serial}@example.de`,
    ]);
    expect(await shades(shopper)).toEqual([]);
  });
});
