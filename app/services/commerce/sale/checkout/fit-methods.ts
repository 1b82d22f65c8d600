import { preselected } from '~/lib/preselected-method';
import type { SavedCheckout } from '../../../shop-api';
import { priceReading } from '../cart/price-cart';
import { withChoice, type CartReading } from '../cart/read-cart';
import type { CommerceContext } from '../../ground/commerce-context';
import { paidByGiftCards } from '../payments/offered-payments';
import { chooseShipping } from './shipping-method';

/** What was chosen before a change, and the way to pay that was asked for with it. */
type Expected = { hadShipping: boolean; paymentId: number | null };

/**
 * After a change of address or delivery: methods that are no longer offered give way to the cheapest
 * that is (open point 1.5), a pick-up to none but where nothing is delivered. The same chooses the first methods of an order. Writes nothing.
 */
export async function fitMethods(
  ctx: CommerceContext,
  reading: CartReading,
  expected: Expected,
): Promise<{ reading: CartReading; replaced: SavedCheckout['replaced'] }> {
  const replaced: SavedCheckout['replaced'] = [];
  let fitted = reading;
  const { isShippingGone, offeredShipping } = await priceReading(ctx, reading);
  const cheapest = preselected(
    offeredShipping.map((option) => ({ ...option, isSelectable: true })),
    null,
  );
  if (isShippingGone && cheapest !== null) {
    ({ chosen: fitted } = await chooseShipping(ctx, reading, cheapest));
    const by = offeredShipping.find(({ id }) => id === cheapest)!.name;
    if (expected.hadShipping) replaced.push({ part: 'shippingMethod', by });
  }
  const { offeredPayments: options } = await priceReading(ctx, fitted);
  if (paidByGiftCards(options)) return { reading: fitted, replaced };
  const paymentId = preselected(
    options.map(({ id, fee, isSelectable }) => ({ id, price: fee, isSelectable })),
    fitted.stored.cart.paymentMethodId,
  );
  const payment = options.find(({ id }) => id === paymentId);
  if (payment && expected.paymentId !== null && expected.paymentId !== payment.id) {
    replaced.push({ part: 'paymentMethod', by: payment.name });
  }
  return {
    reading: payment ? withChoice(fitted, { paymentMethodId: payment.id }) : fitted,
    replaced,
  };
}
