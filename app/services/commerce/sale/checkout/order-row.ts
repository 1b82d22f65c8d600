import type { OrderAddress, PaymentMethod, VatCase } from '../../../shop-api';
import { cartDeliveryTime } from '../cart/cart-entity';
import type { PricedLine } from '../cart/price-lines';
import type { Totals } from '../cart/split-totals';
import type { CommerceContext } from '../../core/commerce-context';
import type { OfferedShipping } from '../../catalogue/delivery/offered-shipping';

/** The content of an agreed order, or of an offer. */
export type Agreed = {
  email: string;
  delivery: OrderAddress;
  billing: OrderAddress;
  lines: PricedLine[];
  /** Null where nothing is sent as a parcel. */
  shipping: OfferedShipping | null;
  /** The shipping methods that were available. */
  offeredShipping: readonly OfferedShipping[];
  payment: PaymentMethod;
  totals: Totals;
  vatCase: VatCase;
};

/** The columns of `orders` for it: recipient, delivery, payment and amounts. */
export function agreedColumns(ctx: CommerceContext, agreed: Agreed) {
  const { shipping, payment, totals } = agreed;
  const time = cartDeliveryTime(agreed.lines, shipping);
  return {
    lang: ctx.lang,
    currency: ctx.currency,
    email: agreed.email,
    billing_address: JSON.stringify(agreed.billing),
    delivery_address: JSON.stringify(agreed.delivery),
    shipping_profile_id: shipping?.id ?? null,
    shipping_profile_name: shipping?.name ?? '',
    shipping_provider: shipping?.parcelServiceName ?? '',
    pickup: shipping?.pickup ? JSON.stringify(shipping.pickup) : null,
    payment_method_id: payment.id,
    payment_method_name: payment.name,
    payment_key: payment.paymentKey,
    payment_term_days: payment.termDays,
    min_delivery_days: time.min,
    max_delivery_days: time.max,
    items_gross: totals.itemSum,
    discount_gross: totals.discount,
    shipping_gross: totals.shipping,
    standard_shipping_gross: Math.min(
      totals.shipping,
      ...agreed.offeredShipping.flatMap(({ price, pickup }) => (pickup ? [] : [price])),
    ),
    payment_fee_gross: totals.paymentFee,
    total: totals.total,
    // Gift cards, sent by mail, are sold in the shop's country, wherever the buyer is.
    vat_case: agreed.shipping ? agreed.vatCase : 'domestic',
    placed_at: ctx.now(),
    updated_at: ctx.now(),
  };
}

/** The statement that inserts this row of `orders`; `place` is the parameter of a column. */
export function orderInsert<Row extends object>(row: Row) {
  const columns = Object.keys(row);
  const place = (column: keyof Row & string) => `$${columns.indexOf(column) + 1}`;
  return {
    text: `insert into orders (${columns.join(', ')}) overriding system value
           values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    values: Object.values(row) as unknown[],
    place,
  };
}
