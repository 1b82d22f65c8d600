import { orderView, type OrderView } from '~/features/confirmation/order-view';
import type { PriceGroup } from '~/lib/price-group';
import type { Offer } from '~/services/shop-api';

/** Only what the page of an offer shows leaves the server. */
export type OfferView = Pick<
  OrderView,
  | 'id'
  | 'billingAddress'
  | 'deliveryAddress'
  | 'isBillingSame'
  | 'email'
  | 'lines'
  | 'totals'
  | 'shippingProfileName'
  | 'minDeliveryDays'
  | 'maxDeliveryDays'
  | 'paymentMethodName'
  | 'paymentTermDays'
> &
  Pick<Offer, 'state' | 'validUntil' | 'note'> & {
    /** Names of goods of which there are too few. */
    short: string;
    /** Page of the order it became. */
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
    lines: order.lines,
    totals: order.totals,
    shippingProfileName: order.shippingProfileName,
    minDeliveryDays: order.minDeliveryDays,
    maxDeliveryDays: order.maxDeliveryDays,
    paymentMethodName: order.paymentMethodName,
    paymentTermDays: order.paymentTermDays,
    state: offer.state,
    validUntil: offer.validUntil,
    note: offer.note,
    short: offer.shortItems.map(({ name }) => name).join(', '),
    orderPath: acceptedOrder && `/confirmation/${acceptedOrder.id}/${acceptedOrder.accessKey}`,
  };
}
