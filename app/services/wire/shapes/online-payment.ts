import * as z from 'zod';
import { plainDecimal } from '~/lib/plain-decimal';
import type { MollieSettings, OnlinePayment } from '~/services/shop-api';
import { ONLINE_PAYMENT_STATUSES } from '~/services/shop-api/entities/online-payment';

/** One level deeper than other responses, with events beside it (§7: read as `data.data`). */
const deeper = <T extends z.ZodObject>(data: T) =>
  z.strictObject({ events: z.record(z.string(), z.unknown()), data });

/** Clients of later versions of the contract read it one level higher. */
const onBothLevels = <Shape extends z.ZodRawShape>(data: z.ZodObject<Shape>) =>
  deeper(data).extend(data.shape);

export const wireMollieSettingsSchema = onBothLevels(
  z.strictObject({
    preventOrderCreation: z.boolean(),
    preventOrderCreationGranular: z.record(z.string(), z.boolean()),
    mollieComponents: z.boolean(),
    profileId: z.string(),
  }),
);

export function toWireMollieSettings({ isDisturbed: _, ...settings }: MollieSettings) {
  return { ...settings, events: {}, data: settings };
}

const paymentSchema = z.strictObject({
  id: z.string().nullable(),
  status: z.enum(ONLINE_PAYMENT_STATUSES),
  method: z.string(),
  amount: z.strictObject({ value: z.string(), currency: z.string() }),
  metadata: z.strictObject({ payment_id: z.int(), plenty_order_id: z.int() }),
  _links: z.strictObject({ checkout: z.strictObject({ href: z.string() }).optional() }),
});

/** A payment in the provider's form, as far as the shop knows it. */
export const wireOnlinePaymentSchema = onBothLevels(paymentSchema);

/** The same, where later versions of the contract have the shop's payment, by its own number. */
export const wireShopPaymentSchema = deeper(paymentSchema).extend({ id: z.int(), order: z.int() });

export function toWireOnlinePayment(payment: OnlinePayment) {
  const { molliePaymentId, status, method, amount, currency, checkoutUrl } = payment;
  const data = {
    id: molliePaymentId,
    status,
    method,
    amount: { value: plainDecimal(amount), currency },
    metadata: { payment_id: payment.id, plenty_order_id: payment.orderId },
    _links: { ...(checkoutUrl !== null && { checkout: { href: checkoutUrl } }) },
  };
  return { ...data, events: {}, data };
}

export function toWireShopPayment(payment: OnlinePayment) {
  const { events, data } = toWireOnlinePayment(payment);
  return { events, data, id: payment.id, order: payment.orderId };
}

/** The assignment of a payment to an order (open point 1.6): the shop's numbers of both. */
export const wireAssignedPaymentSchema = z.strictObject({
  id: z.int(),
  paymentId: z.int(),
  orderId: z.int(),
  assignedAt: z.string(),
});

export function toWireAssignedPayment({ id, orderId }: OnlinePayment, now: Date) {
  return { id, paymentId: id, orderId, assignedAt: now.toISOString() };
}
