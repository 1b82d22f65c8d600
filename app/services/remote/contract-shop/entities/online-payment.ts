import * as z from 'zod/v4';
import {
  ONLINE_PAYMENT_STATUSES,
  type OnlinePayment,
} from '~/services/shop-api/entities/online-payment';
import * as told from './told';

/** A payment in the words of its provider, one level deeper than other answers. */
export const onlinePaymentSchema = z.object({
  data: z.object({
    id: z.string().nullish(),
    status: z.enum(ONLINE_PAYMENT_STATUSES),
    method: told.text,
    amount: z.object({ value: told.cents, currency: told.text }),
    metadata: z.object({ payment_id: told.id, plenty_order_id: told.id }),
    _links: told.fields({ checkout: told.fields({ href: told.webAddressOrNull }) }),
  }),
});

/** How many attempts there were is not told. */
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
