import {
  ORDER_TYPE,
  type Cents,
  type Language,
  type OrderAddress,
  type PaymentMethod,
} from '../../../shop-api';
import { offeredPayments } from '../../sale/payments/offered-payments';
import { balanceOf, type BalanceFacts } from './balance';
import { paymentStatus } from './payment-status';
import { countryNamed } from '../../core/reference/country-named';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { orderRulesOf } from '../../core/settings/order-rules';
import { paymentProgress } from './payment-progress';

/** Attempts to pay one order, so that nobody puts off its last day to pay for ever. */
export const MAX_ATTEMPTS = 10;

/** Somebody else is at work on its money. */
const AT_WORK: readonly string[] = ['inProgress', 'underReview'];

/** What of an order decides how it may still be paid. */
export type PayableOrder = {
  typeId: number;
  status: string;
  paymentMethodId: number;
  /** What its way to pay costs, in cents. */
  paymentFee: Cents;
  deliveryAddress: OrderAddress;
  withdrawnAt: Date | null;
  /** By the order's way of delivery. */
  excludedPaymentMethodIds: number[] | null;
  /** Gift cards among what is still to be delivered. */
  buysGiftCards: boolean;
  balance: BalanceFacts;
};

type Tables = Pick<
  ReferenceTables,
  'settings' | 'paymentMethods' | 'providerMethods' | 'countries'
>;

export type SwitchRefusal =
  | 'order.paymentMethodSwitchDisabled'
  | 'order.paymentMethodCantSwitch'
  | 'order.paymentInProgress';

/**
 * Why an order may not be paid in another way or once more; null: it may. Its goods are still here,
 * nothing but by gift cards was paid of it or withdrawn, and no provider is at work on its money.
 */
export function switchRefusal(
  order: Omit<PayableOrder, 'deliveryAddress' | 'excludedPaymentMethodIds' | 'buysGiftCards'>,
  { settings }: Pick<Tables, 'settings'>,
): SwitchRefusal | null {
  if (!orderRulesOf(settings).paymentChange) return 'order.paymentMethodSwitchDisabled';
  const isHere = order.status === 'pendingPayment' || order.status === 'confirmed';
  const { due } = balanceOf(order.balance);
  const isOwed = due > 0 && paymentStatus({ ...order.balance, giftCards: [] }) === 'unpaid';
  const isOpen = order.typeId === ORDER_TYPE.order && isHere && isOwed && !order.withdrawnAt;
  if (!isOpen) return 'order.paymentMethodCantSwitch';
  const progress = paymentProgress(order.balance.payments);
  if (progress === 'chargedBack') return 'order.paymentMethodCantSwitch';
  if (AT_WORK.includes(progress)) return 'order.paymentInProgress';
  return order.balance.payments.length < MAX_ATTEMPTS ? null : 'order.paymentMethodCantSwitch';
}

/**
 * Ways to pay an order that was placed already: those its cart would be offered for this destination,
 * sum and way of delivery. None with a fee but its own one, for nothing is added to what was agreed; without
 * that one it costs its fee less.
 */
export function switchTargets(
  order: PayableOrder,
  reference: Tables,
  shop: { lang: Language; mollie: unknown },
): PaymentMethod[] {
  const { countryName } = order.deliveryAddress;
  const country = countryNamed(reference.countries, countryName);
  const openAmount = balanceOf(order.balance).due - order.paymentFee;
  const isOwn = ({ id }: { id: number }) => id === order.paymentMethodId;
  const excludedPaymentMethodIds = order.excludedPaymentMethodIds ?? [];
  return offeredPayments(shop, {
    reference,
    // No method is for a country that is not there.
    destination: { countryId: country?.id ?? 0 },
    shipping: { excludedPaymentMethodIds },
    // What they paid is no longer open.
    giftCards: [],
    openAmount,
    buysGiftCards: order.buysGiftCards,
    feeOf: (method) => (isOwn(method) ? order.paymentFee : method.fee),
  }).filter((method) => method.isSelectable && (method.fee === 0 || isOwn(method)));
}
