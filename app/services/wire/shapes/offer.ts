import * as z from 'zod';
import {
  ADDRESS_OPTION_TYPE,
  ORDER_ITEM_TYPE,
  type Offer,
  type OrderItem,
} from '~/services/shop-api';
import { toWireOrderItem } from './order/item';
import { toWireOrder, wireOrderSchema, type Ordering, type WireOrder } from './order/order';

/** An offer is an order of type 7, with its expiry and its state. */
export const wireOfferSchema = wireOrderSchema.extend({
  state: z.string(),
  validUntil: z.string(),
  note: z.string(),
  shortItems: z.array(z.strictObject({ name: z.string(), available: z.int() })),
  acceptedOrder: z.strictObject({ id: z.int(), accessKey: z.string() }).nullable(),
});

/** Clients skip the last line of an offer, its delivery; orders have none. */
export async function toWireOffer(
  offer: Offer,
  call: Ordering,
): Promise<z.infer<typeof wireOfferSchema>> {
  const { state, validUntil, note, shortItems, acceptedOrder } = offer;
  const { order, ...wire } = await toWireOrder({ ...offer, statusName: state }, call);
  const { orderItems, billingAddress } = order;
  return {
    ...wire,
    order: {
      ...order,
      orderItems: [
        ...orderItems,
        toWireOrderItem(deliveryOf(offer), offer, { position: orderItems.length, call }),
      ],
      billingAddress: withMailSecond(billingAddress),
    },
    state,
    validUntil,
    note,
    shortItems,
    acceptedOrder,
  };
}

function deliveryOf({ totals, orderItems, shippingProfileName }: Offer): OrderItem {
  const { shippingGross, shippingNet } = totals;
  return {
    id: Math.max(0, ...orderItems.map(({ id }) => id)) + 1,
    typeId: ORDER_ITEM_TYPE.shipping,
    orderItemName: shippingProfileName,
    variationName: '',
    number: '',
    quantity: 1,
    returnableQuantity: 0,
    withdrawnQuantity: 0,
    unsentQuantity: 0,
    discount: 0,
    returnReason: null,
    itemVariationId: 0,
    itemId: 0,
    amounts: [{ priceOriginalGross: shippingGross, priceOriginalNet: shippingNet }],
    lineTotal: shippingGross,
    lineTotalNet: shippingNet,
    vatRate: totals.vats[0]?.rate ?? 0,
    isMadeToOrder: false,
    isGiftCard: false,
    orderProperties: [],
    bundleComponents: [],
  };
}

type Address = WireOrder['order']['billingAddress'];

/** Clients read the mailbox of an offer from the second option, whatever its type. */
function withMailSecond(address: Address): Address {
  const isMail = ({ typeId }: Address['options'][number]) => typeId === ADDRESS_OPTION_TYPE.Email;
  const mail = address.options.filter(isMail);
  if (mail.length === 0) return address;
  const others = address.options.filter((option) => !isMail(option));
  const phone = { id: 0, addressId: 0, typeId: ADDRESS_OPTION_TYPE.Telephone, value: '' };
  const [first = { ...phone, position: 0 }, ...rest] = others;
  const options = [first, ...mail, ...rest];
  return {
    ...address,
    options: options.map((option, i) => ({ ...option, id: i + 1, position: i })),
  };
}
