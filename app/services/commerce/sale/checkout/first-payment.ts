import { preselected } from '~/lib/preselected-method';
import { priceReading } from '../cart/price-cart';
import { withChoice, type CartReading } from '../cart/read-cart';
import type { CommerceContext } from '../../core/commerce-context';
import { paidByGiftCards } from '../payments/offered-payments';

/**
 * The cart with the payment method that the page shows while none was chosen: the cheapest. A
 * chosen one that can no longer be used stays: only the shopper chooses another one
 * (docs/decisions/141). Writes nothing.
 */
export async function choosePaymentFirst(
  ctx: CommerceContext,
  reading: CartReading,
): Promise<CartReading> {
  if (reading.stored.cart.paymentMethodId !== null) return reading;
  const { offeredPayments: options } = await priceReading(ctx, reading);
  if (paidByGiftCards(options)) return reading;
  const paymentMethodId = preselected(
    options.map(({ id, fee, isSelectable }) => ({ id, price: fee, isSelectable })),
    null,
  );
  return withChoice(reading, { paymentMethodId });
}
