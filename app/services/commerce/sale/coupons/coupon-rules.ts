import type { ShopErrorKey } from '~/services/shop-api';
import { grossMoney } from '~/i18n/gross-money';
import { translatorFor } from '~/i18n/translate.server';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

export type Coupon = {
  code: string;
  name: string;
  /** In hundredths of a percent, or else `amount` cents. */
  percent: number | null;
  amount: Cents | null;
  minimumOrderValue: Cents;
  validFrom: Date | null;
  validTo: Date | null;
  excludesSpecialOffers: boolean;
  categoryId: number | null;
  /** Only these items count; none = all. */
  itemIds: number[];
  isUsedUp: boolean;
  /** Single usage and this e-mail address had it before. */
  isUsedByCustomer: boolean;
  customers: CouponCustomers;
  /** Null while the customer is unknown, or it does not matter. */
  hasOrdered: boolean | null;
  /** The customer's class may use it, or it is for all. */
  isForClass: boolean;
};

/** The customers who may redeem it: all, new ones, or existing ones (§5). */
export type CouponCustomers = 'all' | 'new' | 'existing';

/** `matches`: one of the goods it is for. */
export type CouponLine = { gross: Cents; isSpecialOffer: boolean; matches: boolean };

/**
 * Why a coupon does not count: `key` of the error when redeeming, `notice` the reason in group
 * `error`, `left` the notice of that group when it leaves the cart automatically (§4, 4.09, 4.10),
 * The codes are those of open point 1.14.
 */
export type CouponRefusal = {
  key: ShopErrorKey;
  notice: string;
  left: string;
  /** The required value of the goods, if it is not reached. */
  minimumOrderValue?: Cents;
};

export type CouponResult =
  | { discount: Cents; counts: boolean[]; refusal: null }
  | { refusal: CouponRefusal };

export const COUPON_REFUSAL = {
  unknownOrUsed: {
    key: 'coupon.unknownOrUsed',
    notice: 'couponAlreadyUsedOrInvalidCouponCode',
    left: 'couponLeft.unknownOrUsed',
  },
  expired: {
    key: 'coupon.expired',
    notice: 'couponExpired',
    left: 'couponLeft.expired',
  },
  minimum: {
    key: 'coupon.minimumOrderValue',
    notice: 'couponMinOrderValueNotReached',
    left: 'couponLeft.minimum',
  },
  specialOffer: {
    key: 'coupon.specialOffers',
    notice: 'couponnotUsableForSpecialOffer',
    left: 'couponLeft.specialOffers',
  },
  noMatchingItem: {
    key: 'coupon.noMatchingItem',
    notice: 'couponNoMatchingItemInBasket',
    left: 'couponLeft.noMatchingItem',
  },
  newCustomersOnly: {
    key: 'coupon.newCustomersOnly',
    notice: 'couponOnlyForNewCustomers',
    left: 'couponLeft.newCustomersOnly',
  },
  existingCustomersOnly: {
    key: 'coupon.existingCustomersOnly',
    notice: 'couponOnlyForExistingCustomers',
    left: 'couponLeft.existingCustomersOnly',
  },
  noOpenAmount: {
    key: 'coupon.noOpenAmount',
    notice: 'couponNoOpenAmount',
    left: 'couponLeft.noOpenAmount',
  },
  /** Of a gift card, in a cart of gift cards alone: one does not pay for another. */
  onlyGiftCards: {
    key: 'coupon.onlyGiftCards',
    notice: 'couponNoMatchingItemInBasket',
    left: 'couponLeft.onlyGiftCards',
  },
  wrongCustomerGroup: {
    key: 'coupon.wrongCustomerGroup',
    notice: 'couponWrongCustomerGroup',
    left: 'couponLeft.wrongCustomerGroup',
  },
} satisfies Record<string, CouponRefusal>;

/**
 * Why a coupon is not for this customer, or null. An unknown visitor may be new; one who ordered
 * before has to enter the e-mail address first.
 */
export function refuseCustomer({
  customers,
  hasOrdered,
  isForClass,
}: Pick<Coupon, 'customers' | 'hasOrdered' | 'isForClass'>): CouponRefusal | null {
  if (!isForClass) return COUPON_REFUSAL.wrongCustomerGroup;
  if (customers === 'new' && hasOrdered) return COUPON_REFUSAL.newCustomersOnly;
  if (customers === 'existing' && !hasOrdered) return COUPON_REFUSAL.existingCustomersOnly;
  return null;
}

/**
 * The discount of a coupon for these lines: percent of the lines it counts for, rounded to cents
 * once, or its amount, but no more than their price. The minimum value is compared with all goods.
 * `null` is an unknown code.
 */
export function applyCoupon(coupon: Coupon | null, lines: CouponLine[], now: Date): CouponResult {
  if (!coupon || coupon.isUsedUp || coupon.isUsedByCustomer) {
    return { refusal: COUPON_REFUSAL.unknownOrUsed };
  }
  if (coupon.validFrom && now < coupon.validFrom) return { refusal: COUPON_REFUSAL.unknownOrUsed };
  if (coupon.validTo && now >= coupon.validTo) return { refusal: COUPON_REFUSAL.expired };
  const refusal = refuseCustomer(coupon);
  if (refusal) return { refusal };
  if (!lines.some((line) => line.matches)) return { refusal: COUPON_REFUSAL.noMatchingItem };
  const { minimumOrderValue } = coupon;
  if (sumOf(lines) < minimumOrderValue) {
    return { refusal: { ...COUPON_REFUSAL.minimum, minimumOrderValue } };
  }
  const counts = lines.map(
    (line) => line.matches && !(coupon.excludesSpecialOffers && line.isSpecialOffer),
  );
  if (!counts.includes(true)) return { refusal: COUPON_REFUSAL.specialOffer };
  const eligible = sumOf(lines.filter((_, i) => counts[i]));
  const { percent, amount } = coupon;
  const discount =
    percent === null ? Math.min(eligible, amount ?? 0) : Math.round((eligible * percent) / 10_000);
  return { refusal: null, counts, discount };
}

/** The minimum in a refusal, as the shopper reads it: it is compared with prices including VAT. */
export function refusalValues(
  { minimumOrderValue }: CouponRefusal,
  { lang: locale, visitor }: Pick<CommerceContext, 'lang' | 'visitor'>,
): { minimum?: string } {
  if (minimumOrderValue === undefined) return {};
  const group = visitor.customer?.showNetPrices ? 'net' : 'gross';
  return { minimum: grossMoney(translatorFor(locale), minimumOrderValue, { locale, group }) };
}

/** Codes are stored and compared in capitals; no code contains control characters. */
export function normalCouponCode(text: string): string {
  return normalizeInput(text.replace(/\p{Cc}/gu, '')).toUpperCase();
}

function sumOf(lines: CouponLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.gross, 0);
}
