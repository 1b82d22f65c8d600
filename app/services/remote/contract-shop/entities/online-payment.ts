import * as z from 'zod';
import {
  ONLINE_PAYMENT_STATUSES,
  type OnlinePayment,
} from '~/services/shop-api/entities/online-payment';
import * as lenient from './lenient';

const paymentSchema = z.object({
  id: z.string().nullish(),
  status: z.enum(ONLINE_PAYMENT_STATUSES),
  method: lenient.text,
  amount: z.object({ value: lenient.cents, currency: lenient.text }),
  metadata: z.object({ payment_id: lenient.id, plenty_order_id: lenient.id }),
  _links: lenient.fields({ checkout: lenient.fields({ href: lenient.webAddressOrNull }) }),
});

/** A payment in its provider's form, one level deeper than other answers; newer servers have none. */
export const onlinePaymentSchema = z.union([
  z.object({ data: paymentSchema }),
  paymentSchema.transform((data) => ({ data })),
]);

/** The number of attempts is unknown. */
export function toOnlinePayment({ data }: z.output<typeof onlinePaymentSchema>): OnlinePayment {
  const { status, method, amount, metadata, _links: links } = data;
  return {
    id: metadata.payment_id,
    molliePaymentId: data.id ?? null,
    orderId: metadata.plenty_order_id,
    attempt: 1,
    status,
    isUnderReview: false,
    amount: amount.value,
    currency: amount.currency,
    method,
    checkoutUrl: links.checkout.href,
  };
}
