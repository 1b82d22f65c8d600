import { ShopError, type PaymentMethodList, type PreparedPayment } from '../../../shop-api';
import { changeCart } from '../cart/change-cart';
import { priceCart, priceReading } from '../cart/price-cart';
import { readCart, withChoice, type CartReading } from '../cart/read-cart';
import type { CommerceContext } from '../../core/commerce-context';
import { paidByGiftCards } from '../payments/offered-payments';

/** Payment methods for the cart; a chosen one that can no longer be used is not selected (§4). */
export async function getPaymentProviders(ctx: CommerceContext): Promise<PaymentMethodList> {
  const { offeredPayments: list, payment } = await priceCart(ctx);
  return { list, selected: payment?.id ?? null };
}

/** Chooses a payment method; throws `payment.notAvailable` when it cannot be used for this cart. */
export async function setPaymentProvider(
  ctx: CommerceContext,
  { paymentId }: { paymentId: number },
): Promise<void> {
  if (ctx.visitor.cartId === null) throw notAvailable();
  await changeCart(ctx, async (ctx, cart) => {
    const reading = await readCart(ctx);
    // If an order was placed meanwhile there is nothing to pay for, and no empty cart is created.
    if (!reading || reading.stored.lines.length === 0) throw notAvailable();
    const chosen = await choosePayment(ctx, reading, paymentId);
    await ctx.db.client.query('update cart set payment_method_id = $2 where id = $1', [
      cart.id,
      chosen.stored.cart.paymentMethodId,
    ]);
    return { reading: chosen };
  });
}

/**
 * The cart with another payment method; unchanged where gift cards pay for all. Writes nothing.
 * Throws `payment.notAvailable`.
 */
export async function choosePayment(
  ctx: CommerceContext,
  reading: CartReading,
  id: number,
): Promise<CartReading> {
  const { offeredPayments: options } = await priceReading(ctx, reading);
  if (paidByGiftCards(options)) return reading;
  if (!options.some((option) => option.id === id && option.isSelectable)) throw notAvailable();
  return withChoice(reading, { paymentMethodId: id });
}

/** Before the order: no provider of this shop requires a step yet, so the shop continues. */
export async function preparePayment(ctx: CommerceContext): Promise<PreparedPayment> {
  const { selected } = await getPaymentProviders(ctx);
  return selected === null
    ? { type: 'errorCode', value: 'payment.notAvailable' }
    : { type: 'continue', value: '' };
}

function notAvailable(): ShopError {
  return new ShopError('payment.notAvailable');
}
