import type { PaymentState } from '../../../../../database/schema';
import { PaymentProviderError } from '../../../payments/mollie/mollie-gateway';
import {
  setOrderPaymentMethodInputSchema,
  ShopError,
  type PreparedPayment,
  type SetOrderPaymentMethodInput,
} from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { isProvenMailbox, mayMail } from '../../core/mail-budget';
import { changeOrderStatus } from '../order/change-order-status';
import { confirmPayment } from '../order/confirm-payment';
import { getOrder } from '../order/get-order';
import { queueWork, ringOutbox } from '../../core/outbox/queue';
import { switchRefusal, switchTargets } from '../balance/switch-rules';
import { providerOf } from '../../sale/payments/providers';
import { askProvider } from '../online-payments/ask-provider';
import { startPayment } from '../online-payments/start-payment';
import { beginAttempt } from './begin-attempt';
import { lockPayableOrder, type LockedOrder } from './lock-payable-order';
import { noteOrderEvent } from '../../core/note-event';

/**
 * Changes the payment method of an order, or begins a new attempt with the same one. Any visitor
 * who may see the order may do so. Its provider is asked first whether money has come meanwhile.
 * Then, with the order locked: the current attempt is given up, the next one begun, and the order
 * waits for its money or not, as the new method requires. Totals stay as agreed. The same request
 * sent again finds its attempt active and changes nothing. Throws as `getOrder` does, and
 * `order.paymentMethodSwitchDisabled`, `order.paymentMethodCantSwitch`, `order.paymentInProgress`,
 * `order.paymentMethodNotExist` and `payment.notAvailable`, having changed nothing.
 */
export async function setOrderPaymentMethod(
  ctx: CommerceContext,
  input: SetOrderPaymentMethodInput,
): Promise<PreparedPayment> {
  const parsed = setOrderPaymentMethodInputSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('order.paymentMethodNotExist');
  const { paymentId, ...link } = parsed.data;
  const { id: orderId, paymentKey } = await getOrder(ctx, link);
  if (providerOf(paymentKey) && (await askIfPossible(ctx, orderId)) === 'paid') {
    await confirmPayment(ctx, orderId);
  }
  const chosenKey = await transact(ctx, (ctx) => switchMethod(ctx, orderId, paymentId));
  await ctx.hook('pay:after-commit');
  ringOutbox();
  return startPayment(ctx, orderId, chosenKey);
}

/** An error of the provider does not block the change: money that still arrives is booked later. */
async function askIfPossible(ctx: CommerceContext, orderId: number): Promise<PaymentState | null> {
  try {
    return await askProvider(ctx, orderId);
  } catch (error) {
    if (error instanceof PaymentProviderError) return null;
    throw error;
  }
}

/** Returns the payment key that applies now. */
async function switchMethod(
  ctx: CommerceContext,
  orderId: number,
  paymentId: number,
): Promise<string> {
  const order = await lockPayableOrder(ctx, orderId);
  await ctx.hook('pay:locked');
  if (order.paymentMethodId === paymentId && isUnderWay(order)) return order.paymentKey;
  const reference = await ctx.reference();
  const refusal = switchRefusal(order, reference);
  if (refusal) throw new ShopError(refusal);
  const method = switchTargets(order, reference, { lang: order.lang, mollie: ctx.mollie }).find(
    ({ id }) => id === paymentId,
  );
  if (!method) {
    const isKnown = reference.paymentMethods.some(({ id }) => id === paymentId);
    throw isKnown
      ? new ShopError('payment.notAvailable')
      : new ShopError('order.paymentMethodNotExist');
  }
  const attempt = await beginAttempt(ctx, order, method);
  await ctx.hook('pay:attempt-begun');
  const to = providerOf(method.paymentKey)?.paysLater ? 'confirmed' : 'pendingPayment';
  await changeOrderStatus(ctx, { orderId, to, reason: 'payment' });
  const noted = { from: order.paymentKey, to: method.paymentKey, attempt };
  await noteOrderEvent(ctx, orderId, 'order.payment', noted);
  // Without this mail the page of the order still shows the change.
  if (isProvenMailbox(ctx, order.email) || (await mayMail(ctx, order.email, 'notice'))) {
    await queueWork(ctx, {
      kind: 'mail:payment_changed',
      dedupeKey: `mail:payment_changed:${orderId}:${attempt}`,
      payload: { orderId },
    });
  }
  await ctx.hook('pay:before-commit');
  return method.paymentKey;
}

function isUnderWay({ balance: { payments } }: LockedOrder): boolean {
  return payments.some(({ status }) => status === 'open');
}
