import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, test } from 'vitest';
import { cartFormSchema, orderParams } from './cart-form.server';
import { addCartItemInputSchema } from '~/services/shop-api/operations/cart';

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseWithZod(form, { schema: cartFormSchema });
}

const line = { cartItemId: '3', productId: '12' };

describe('cart forms', () => {
  test('an add without quantity means one piece', () => {
    expect(parse({ intent: 'add', productId: '12' })).toMatchObject({
      status: 'success',
      value: { intent: 'add', productId: 12, quantity: 1 },
    });
  });

  test('pasted values are read as they are displayed', () => {
    expect(parse({ intent: 'set', ...line, quantity: '\u200e2\u00a0' })).toMatchObject({
      value: { quantity: 2 },
    });
    expect(parse({ intent: 'coupon', couponCode: 'FARBE10\u200b' })).toMatchObject({
      value: { couponCode: 'FARBE10' },
    });
  });

  test.each([
    [{ intent: 'set', ...line, quantity: 'zwei' }, 'quantity', 'quantity.format'],
    [{ intent: 'set', ...line, quantity: '1.5' }, 'quantity', 'quantity.format'],
    [{ intent: 'set', ...line, quantity: '-1' }, 'quantity', 'quantity.format'],
    [{ intent: 'set', ...line, quantity: '0x10' }, 'quantity', 'quantity.format'],
    [{ intent: 'add', productId: '12', quantity: '1e3' }, 'quantity', 'quantity.format'],
    [{ intent: 'set', ...line, quantity: '0' }, 'quantity', 'quantity.format'],
    [{ intent: 'set', ...line, quantity: '10000' }, 'quantity', 'quantity.maximum'],
    [{ intent: 'set', ...line, quantity: '' }, 'quantity', 'quantity.required'],
    [{ intent: 'add', quantity: '1' }, 'productId', 'productId.required'],
    [{ intent: 'add', productId: '2147483648' }, 'productId', 'productId.required'],
    [{ intent: 'coupon', couponCode: '   ' }, 'couponCode', 'couponCode.required'],
    [{ intent: 'coupon' }, 'couponCode', 'couponCode.required'],
    [{ intent: 'coupon', couponCode: 'x'.repeat(61) }, 'couponCode', 'couponCode.length'],
  ])('%o is refused with a code at its field', (fields, field, code) => {
    const submission = parse(fields);
    expect(submission.status === 'error' && submission.error).toEqual({ [field]: [code] });
  });

  test('an unknown intent is refused', () => {
    expect(parse({ intent: 'steal' }).status).toBe('error');
  });
});

test('order properties are read by id; empty and foreign fields are left out', () => {
  const form = new FormData();
  form.append('property[7]', ' Küche ');
  form.append('property[8]', '  ');
  form.append('property[-1]', 'x');
  form.append('property[99999999999]', 'x');
  form.append('propertyx', 'x');
  expect(orderParams(form)).toEqual([{ propertyId: 7, value: 'Küche' }]);
});

describe('order properties that no page has', () => {
  const formOf = (count: number, value = 'x') => {
    const form = new FormData();
    for (let id = 1; id <= count; id += 1) form.append(`property[${id}]`, value);
    return form;
  };
  const parses = (form: FormData) =>
    addCartItemInputSchema.safeParse({ variationId: 1, basketItemOrderParams: orderParams(form) })
      .success;

  test('a value of any length is passed to the shop, which refuses it by its rule', () => {
    expect(parses(formOf(1, 'ä'.repeat(30_000)))).toBe(true);
  });

  test('none is dropped, however many there are', () => {
    expect(orderParams(formOf(100))).toHaveLength(100);
    expect(parses(formOf(100))).toBe(true);
  });
});
