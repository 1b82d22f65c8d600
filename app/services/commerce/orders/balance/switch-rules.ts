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

/** Attempts to pay one order, so that switching cannot extend its last day to pay for ever. */
export const MAX_ATTEMPTS = 10;

/** The provider or the operator is working on its money. */
const AT_WORK: readonly string[] = ['inProgress', 'underReview'];

/** The facts of an order that decide how it may still be paid. */
export type PayableOrder = {
  typeId: number;
  status: string;
  paymentMethodId: number;
  /** The fee of its payment method, in cents. */
  paymentFee: Cents;
  deliveryAddress: OrderAddress;
  withdrawnAt: Date | null;
  /** By the order's shipping method. */
  excludedPaymentMethodIds: number[] | null;
  /** Whether gift cards are among what is still to be delivered. */
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
 * Why an order may not change its payment method or repeat its payment; null: it may. Its goods are
 * not sent, nothing was paid (except by gift cards) or withdrawn, and nothing of its money is in
 * progress or under review.
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
 * Payment methods for an order that was placed already: those its cart would be offered for this
 * destination, total and shipping method. Except for its own method, none with a fee, because
 * nothing is added to what was agreed; with another method it costs its fee less.
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
    // No method is for a country that does not exist.
    destination: { countryId: country?.id ?? 0 },
    shipping: { excludedPaymentMethodIds },
    // The amount they paid is no longer open.
    giftCards: [],
    openAmount,
    buysGiftCards: order.buysGiftCards,
    feeOf: (method) => (isOwn(method) ? order.paymentFee : method.fee),
  }).filter((method) => method.isSelectable && (method.fee === 0 || isOwn(method)));
}
