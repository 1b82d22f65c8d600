import type { Cents, Language, PaymentMethod } from '../../../shop-api';
import { GIFT_CARD_KEY } from './gift-card';
import { providerOf } from './providers';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { orderRulesOf } from '../../core/settings/order-rules';
import { describeTerm, termDays } from './term-days';

/** The facts of a priced cart, or of an order, that decide how it can be paid. */
type Payable = {
  reference: Pick<ReferenceTables, 'settings' | 'paymentMethods' | 'providerMethods'>;
  destination: { countryId: number };
  shipping: { excludedPaymentMethodIds: number[] } | null;
  /** The amounts that gift cards pay, and the rest. */
  giftCards: { amount: Cents }[];
  openAmount: Cents;
  /** Bought gift cards are issued when their money has arrived, so no method pays later. */
  buysGiftCards: boolean;
  /** The fee of a payment method, in cents. */
  feeOf: (method: { id: number; fee: Cents }) => Cents;
};

/**
 * Payment methods for a priced cart or an order, in the order set by the shop: active ones for its
 * destination and amount that have a provider here; of the payment provider those it has enabled
 * for this amount. Those excluded by the shipping method are listed but cannot be selected (open
 * point 1.5). Limits of amounts apply to the amount including the fee.
 */
export function offeredPayments(
  { lang, mollie }: { lang: Language; mollie: unknown },
  { reference, destination, shipping, giftCards, openAmount, buysGiftCards, feeOf }: Payable,
): PaymentMethod[] {
  const excluded = shipping?.excludedPaymentMethodIds ?? [];
  const rules = orderRulesOf(reference.settings);
  const areCardsEnough = openAmount === 0 && giftCards.some(({ amount }) => amount > 0);
  const there = mollie === null ? [] : reference.providerMethods;
  const atProvider = (paymentKey: string) =>
    there.find(({ id }) => id === providerOf(paymentKey)?.online);
  const isHandled = (paymentKey: string, toPay: Cents) => {
    const provider = providerOf(paymentKey);
    if (!provider?.online) return provider !== null;
    const way = atProvider(paymentKey);
    return way !== undefined && toPay >= way.minAmount && toPay <= (way.maxAmount ?? Infinity);
  };
  return reference.paymentMethods
    .map((method) => ({ ...method, fee: feeOf(method) }))
    .filter(
      ({ paymentKey, countryIds, maxAmount, fee }) =>
        isHandled(paymentKey, openAmount + fee) &&
        (paymentKey === GIFT_CARD_KEY) === areCardsEnough &&
        !(buysGiftCards && openAmount > 0 && providerOf(paymentKey)?.paysLater) &&
        (countryIds?.includes(destination.countryId) ?? true) &&
        openAmount + fee <= (maxAmount ?? Infinity),
    )
    .map(({ id, key, paymentKey, icon, fee, names, descriptions }) => {
      const days = openAmount === 0 ? null : termDays(rules, paymentKey);
      return {
        id,
        methodOfPaymentId: id,
        key,
        paymentKey,
        icon: iconUrl(atProvider(paymentKey)) ?? icon,
        fee,
        name: names[lang],
        description: describeTerm(descriptions[lang], days),
        termDays: days,
        isSelectable: !excluded.includes(id),
        excludedPaymentMethodIds: excluded,
      };
    });
}

/** The URL of its icon; null: the shop draws it itself, if at all. */
function iconUrl(way: ReferenceTables['providerMethods'][number] | undefined): string | null {
  return way?.iconHash ? `/payments/icons/${way.id}.svg?v=${way.iconHash}` : null;
}

/**
 * The payment method chosen for the cart when it can be used, else null. There is no choice where
 * gift cards pay for all; the earlier choice stays stored for when they no longer do.
 */
export function chosenPayment(
  { paymentMethodId: id }: { paymentMethodId: number | null },
  options: PaymentMethod[],
): PaymentMethod | null {
  const chosen = options.find((option) => option.id === id && option.isSelectable);
  return paidByGiftCards(options) ?? chosen ?? null;
}

/** The payment method for gift cards that pay for all; null where they do not. */
export function paidByGiftCards(options: PaymentMethod[]): PaymentMethod | null {
  return options.find(({ paymentKey }) => paymentKey === GIFT_CARD_KEY) ?? null;
}
