import type { CartNotice } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { refusalValues, type CouponRefusal } from '../coupons/coupon-rules';
import type { NotSold } from './why-not-sold';

/** A line that left the cart, and why. */
export type GoneLine = {
  id: number;
  name: string;
  reason: NotSold | 'changed';
};

const GONE = {
  gone: 'cartLinesLeft.gone',
  setApart: 'cartLinesLeft.setApart',
  customerClass: 'cartLinesLeft.customerClass',
  country: 'cartLinesLeft.country',
  language: 'cartLinesLeft.language',
  notOrderable: 'cartLinesLeft.notOrderable',
  changed: 'cartLinesLeft.changed',
};

/** One notice for each reason, with the names of the goods (§4). */
export function goneNotices(gone: GoneLine[]): CartNotice[] {
  const notices = (Object.keys(GONE) as (keyof typeof GONE)[]).flatMap((reason) => {
    const lines = gone.filter((line) => line.reason === reason && line.name);
    const names = [...new Set(lines.map((line) => line.name))].join(', ');
    return names ? [warning(GONE[reason], { names })] : [];
  });
  // Without a price not even the name is known.
  const nameless = gone
    .filter((line) => !line.name)
    .map(({ reason }) =>
      reason === 'currency'
        ? 'notificationsBasketItemsRemovedForCurrency'
        : 'notificationsBasketItemsRemoved',
    );
  return [...notices, ...[...new Set(nameless)].map((key) => warning(key))];
}

/** Why the coupon of the cart no longer counts. */
export function couponNotices(
  ctx: CommerceContext,
  code: string | null,
  refusal: CouponRefusal | null,
): CartNotice[] {
  if (code === null || !refusal) return [];
  return [warning(refusal.left, { code, ...refusalValues(refusal, ctx) })];
}

/** A notice by its text key. */
export function warning(key: string, values: CartNotice['values'] = {}): CartNotice {
  return { key, type: 'warning', values };
}
