import * as z from 'zod/v4';
import { idOr } from '~/features/page/id-field.server';
import { LIMITS } from '~/services/shop-api/entities/limits';

const id = idOr('cartItemId.required');
const variationId = idOr('productId.required');

/** Digits only: read as a number, `0x10` would be 16 pieces and `1e3` a thousand. */
const quantity = z
  .string({ error: 'quantity.required' })
  .regex(/^\s*\d{1,10}\s*$/, { error: 'quantity.format', abort: true })
  .transform(Number)
  .refine((pieces) => pieces >= 1, { error: 'quantity.format', abort: true })
  .refine((pieces) => pieces <= LIMITS.cart.quantity, { error: 'quantity.maximum' });
const couponCode = z
  .string({ error: 'couponCode.required' })
  .trim()
  .min(1, { error: 'couponCode.required' })
  .max(LIMITS.cart.couponCode, { error: 'couponCode.length' });

const line = { cartItemId: id, productId: variationId, quantity };

/** Every form of the cart; `intent` says which. */
export const cartFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), productId: variationId, quantity: quantity.default(1) }),
  z.object({ intent: z.literal('set'), ...line }),
  z.object({ intent: z.literal('less'), ...line }),
  z.object({ intent: z.literal('more'), ...line }),
  z.object({ intent: z.literal('remove'), cartItemId: id }),
  z.object({ intent: z.literal('coupon'), couponCode }),
  z.object({ intent: z.literal('remove-coupon') }),
]);
export type CartForm = z.output<typeof cartFormSchema>;

export const CART_FIELDS = ['intent', 'cartItemId', 'productId', 'quantity', 'couponCode'];

/** `property[12]=…`: what was stated for order property 12; left empty means not stated. */
export function orderParams(form: FormData): { propertyId: number; value: string }[] {
  const params: { propertyId: number; value: string }[] = [];
  for (const [name, value] of form) {
    const propertyId = Number(/^property\[(\d{1,9})\]$/.exec(name)?.[1]);
    if (!propertyId || typeof value !== 'string' || value.trim() === '') continue;
    params.push({ propertyId, value: value.trim() });
  }
  return params;
}
