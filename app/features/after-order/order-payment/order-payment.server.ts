import * as z from 'zod';
import { orderLink } from '~/features/after-order/confirmation/load-confirmation.server';
import { openOrder, type OpenedOrder } from '~/features/after-order/confirmation/open-order.server';
import { done, form, formAction, type FormPost } from '~/features/page/form-action.server';
import { providerAwayNotice } from '~/features/page/provider-away-notice.server';
import { paymentNotStarted } from '~/features/page/payment-not-started.server';
import { idOr } from '~/features/page/id-field.server';
import { seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { orderPaymentView, type OrderPaymentView } from './order-payment-view';

type Params = Record<string, string | undefined>;
export type OrderPaymentData = { payment: OrderPaymentView; orderPath: string };

export async function loadOrderPayment(
  context: RequestContext,
  params: Params,
): Promise<OrderPaymentData> {
  const { order, orderPath } = await openOrder(context, params);
  const notice = await providerAwayNotice(context, order.paymentMethodListForSwitch);
  return { payment: orderPaymentView(order, notice), orderPath };
}

/** 303 to the order or to its payment page. */
export const orderPaymentAction = formAction(
  ({ context, params }) => openOrder(context, params),
  form({
    schema: z.object({ paymentId: idOr('payment.required') }),
    texts: { 'payment.required': 'errorMessages.checkout.paymentRequired' },
    places: { '*': 'paymentId' },
    async run({ paymentId }, { context, params, found }: FormPost<OpenedOrder>) {
      const { order, orderPath } = found;
      const wish = { ...orderLink(params), paymentId };
      const { type, value } = await context.shop.setOrderPaymentMethod(wish);
      if (type === 'redirectUrl') return seeOther(value);
      if (type === 'errorCode') return done(context, orderPath, paymentNotStarted(value));
      const isKept = paymentId === order.paymentMethodId && order.paymentProgress === 'none';
      if (!isKept) return done(context, orderPath, 'orderPayment.changed');
      return done(context, orderPath, { type: 'neutral', key: 'orderPayment.kept' });
    },
  }),
);
