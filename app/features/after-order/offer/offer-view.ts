import {
  orderView,
  type OrderLineView,
  type OrderView,
} from '~/features/after-order/confirmation/order-view';
import { amountIn, type PriceGroup } from '~/lib/price-group';
import type { BasePrice, Hazard, Offer } from '~/services/shop-api';

/** A line that is bought from this page, with the facts that the law requires. */
export type OfferLineView = OrderLineView & { basePrice: BasePrice | null; hazard: Hazard | null };

/** Only the fields that the page of an offer shows leave the server. */
export type OfferView = Pick<
  OrderView,
  | 'id'
  | 'billingAddress'
  | 'deliveryAddress'
  | 'isBillingSame'
  | 'email'
  | 'totals'
  | 'needsDelivery'
  | 'pickup'
  | 'shippingProfileName'
  | 'deliveryTime'
  | 'paymentMethodName'
  | 'paymentTermDays'
> &
  Pick<Offer, 'state' | 'validUntil' | 'note'> & {
    lines: OfferLineView[];
    /** Names of goods with too little stock. */
    short: string;
    /**
     * A notice on the buyer's VAT number before they accept: they cannot accept without VAT
     * (`invalid`, `later`), or the number is confirmed and VAT is charged (`valid`).
     */
    vatNotice: 'invalid' | 'later' | 'valid' | null;
    /** The page of the resulting order. */
    orderPath: string | null;
  };

export function offerView(offer: Offer, group: PriceGroup): OfferView {
  const order = orderView(offer, group);
  const { acceptedOrder } = offer;
  return {
    id: order.id,
    billingAddress: order.billingAddress,
    deliveryAddress: order.deliveryAddress,
    isBillingSame: order.isBillingSame,
    email: order.email,
    lines: order.lines.map((line) => ({ ...line, ...factsOf(offer, line.id, group) })),
    totals: order.totals,
    needsDelivery: order.needsDelivery,
    pickup: order.pickup,
    shippingProfileName: order.shippingProfileName,
    deliveryTime: order.deliveryTime,
    paymentMethodName: order.paymentMethodName,
    paymentTermDays: order.paymentTermDays,
    state: offer.state,
    validUntil: offer.validUntil,
    note: offer.note,
    short: offer.shortItems.map(({ name }) => name).join(', '),
    vatNotice: vatNotice(offer),
    orderPath: acceptedOrder && `/confirmation/${acceptedOrder.id}/${acceptedOrder.accessKey}`,
  };
}

function vatNotice({ vatNumberNow, vatCase }: Offer): OfferView['vatNotice'] {
  const isExempt = vatCase === 'intraCommunity';
  return isExempt === (vatNumberNow !== 'valid') ? vatNumberNow : null;
}

function factsOf(
  { goods, orderItems }: Offer,
  id: number,
  group: PriceGroup,
): Pick<OfferLineView, 'basePrice' | 'hazard'> {
  const facts = goods[id];
  if (!facts) return { basePrice: null, hazard: null };
  const shown = amountIn(group, orderItems.find((item) => item.id === id)?.vatRate ?? 0);
  const { basePrice, hazard } = facts;
  return { basePrice: basePrice && { ...basePrice, value: shown(basePrice.value) }, hazard };
}
