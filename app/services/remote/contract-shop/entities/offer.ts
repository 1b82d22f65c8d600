import * as z from 'zod';
import { OFFER_STATES, ORDER_DATE_TYPE, type Offer } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOrder, wireOrderSchema, type WireOrder } from './order';
import * as lenient from './lenient';

/** An order of type 7, with its state if known. */
export const wireOfferSchema = wireOrderSchema
  .extend({
    state: lenient.text,
    validUntil: lenient.momentOrNull,
    note: lenient.text,
    shortItems: lenient.list(z.object({ name: lenient.text, available: lenient.count })),
    acceptedOrder: lenient.orNull(z.object({ id: lenient.id, accessKey: lenient.text })),
  })
  .refine((offer) => validUntilOf(offer) !== null, { path: ['validUntil'], error: 'is not told' });
type WireOffer = z.output<typeof wireOfferSchema>;

/** The legal facts of offered goods are unknown, and so is the state of a VAT number. */
export function toOffer(wire: WireOffer, call: Pick<ContractCall, 'locale' | 'now'>): Offer {
  const validUntil = validUntilOf(wire)!;
  const isOver = Date.parse(validUntil) <= call.now().getTime();
  return {
    ...toOrder(wire, call),
    state: OFFER_STATES.find((state) => state === wire.state) ?? (isOver ? 'expired' : 'open'),
    validUntil,
    note: wire.note,
    shortItems: wire.shortItems,
    vatNumberNow: null,
    goods: {},
    acceptedOrder: wire.acceptedOrder,
  };
}

function validUntilOf({
  validUntil,
  order,
}: WireOrder & { validUntil: string | null }): string | null {
  const known = order.dates.find(({ typeId }) => typeId === ORDER_DATE_TYPE.validUntil);
  return validUntil ?? known?.date ?? null;
}
