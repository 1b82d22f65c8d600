import * as z from 'zod';
import { idOr } from '~/features/page/id-field.server';
import { quantity } from '~/features/page/quantity-field.server';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';
import { ORDER_PARAM_LENGTH } from '~/services/shop-api/operations/cart';

const id = idOr('cartItemId.required');
const variationId = idOr('productId.required');

const couponCode = z
  .string({ error: 'couponCode.required' })
  .overwrite(normalizeInput)
  .min(1, { error: 'couponCode.required' })
  .max(LIMITS.cart.couponCode, { error: 'couponCode.length' });

const redirectTo = z.string().optional();
const line = { cartItemId: id, productId: variationId, quantity };

/** Every form of the cart; `intent` names it. */
export const cartFormSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({
      intent: z.literal('add'),
      redirectTo,
      productId: variationId,
      quantity: quantity.default(1),
    }),
    z.object({ intent: z.literal('set'), redirectTo, ...line }),
    z.object({ intent: z.literal('less'), redirectTo, ...line }),
    z.object({ intent: z.literal('more'), redirectTo, ...line }),
    z.object({ intent: z.literal('remove'), redirectTo, cartItemId: id }),
    z.object({ intent: z.literal('express'), redirectTo }),
    z.object({ intent: z.literal('coupon'), redirectTo, couponCode }),
    z.object({
      intent: z.literal('remove-coupon'),
      redirectTo,
      giftCardId: idOr('giftCardId.required').optional(),
    }),
  ],
  'intent.unknown',
);
export type CartForm = z.output<typeof cartFormSchema>;

/**
 * `property[12]=…`: the value of order property 12; an empty value means none. A value too long for
 * any property is cut, which is enough to refuse it; the shop refuses properties that the goods do
 * not have.
 */
export function orderParams(form: FormData): { propertyId: number; value: string }[] {
  const params: { propertyId: number; value: string }[] = [];
  for (const [name, value] of form) {
    const propertyId = Number(/^property\[(\d{1,9})\]$/.exec(name)?.[1]);
    if (!propertyId || typeof value !== 'string' || value.trim() === '') continue;
    params.push({ propertyId, value: value.trim().slice(0, ORDER_PARAM_LENGTH) });
  }
  return params;
}
