import { redirect } from '@remix-run/node';
import * as z from 'zod/v4';
import { findOrder, orderLink } from '~/features/after-order/confirmation/load-confirmation.server';
import { done, form, formAction, type Sent } from '~/features/page/form-action.server';
import { idOr } from '~/features/page/id-field.server';
import { localePath } from '~/i18n/locales';
import { seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type Order } from '~/services/shop-api';
import { orderPaymentView, type OrderPaymentView } from './order-payment-view';

type Params = Record<string, string | undefined>;
export type OrderPaymentData = { payment: OrderPaymentView; orderPath: string };

/** The order's own page asks for a proof where one is needed. */
export async function loadOrderPayment(
  context: RequestContext,
  params: Params,
): Promise<OrderPaymentData> {
  const { order, orderPath } = await shownOrder(context, params);
  return { payment: orderPaymentView(order), orderPath };
}

/** 303 to the order or to where it is paid. */
export const orderPaymentAction = formAction(
  ({ context, params }) => shownOrder(context, params),
  form({
    schema: z.object({ paymentId: idOr('payment.required') }),
    texts: { 'payment.required': 'errorMessages.checkout.paymentRequired' },
    places: { '*': 'paymentId' },
    async run({ paymentId }, { context, params, found }: Sent<ShownOrder>) {
      const { order, orderPath } = found;
      const wish = { ...orderLink(params), paymentId };
      const { type, value } = await context.shop.setOrderPaymentMethod(wish);
      if (type === 'redirectUrl') return seeOther(value);
      const isKept = paymentId === order.paymentMethodId && order.paymentProgress === 'none';
      if (!isKept) return done(context, orderPath, 'orderPayment.changed');
      return done(context, orderPath, { type: 'neutral', key: 'orderPayment.kept' });
    },
  }),
);

type ShownOrder = { order: Order; orderPath: string };

async function shownOrder(context: RequestContext, params: Params): Promise<ShownOrder> {
  const link = orderLink(params);
  const orderPath = `/confirmation/${link.orderId}/${link.accessKey}`;
  try {
    return { order: await findOrder(context, link), orderPath };
  } catch (error) {
    if (!isShopError(error) || !error.key.startsWith('order.additionalAuth')) throw error;
    throw redirect(localePath(context.prefix, orderPath));
  }
}
