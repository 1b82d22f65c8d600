import { orderLink } from '~/features/after-order/confirmation/load-confirmation.server';
import { openOrder } from '~/features/after-order/confirmation/open-order.server';
import { failureText } from '~/features/page/failure.server';
import { flashCookie, type FlashNotice } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, readId } from '~/services/shop-api';
import { orderPaymentView, type OrderPaymentView } from './order-payment-view';

const REQUIRED = 'errorMessages.checkout.paymentRequired';

type Params = Record<string, string | undefined>;
export type OrderPaymentData = { payment: OrderPaymentView; orderPath: string };

export async function loadOrderPayment(
  context: RequestContext,
  params: Params,
): Promise<OrderPaymentData> {
  const { order, orderPath } = await openOrder(context, params);
  return { payment: orderPaymentView(order), orderPath };
}

/** Field: paymentId. 303 to the order or to where it is paid, or 422. */
export async function replyToOrderPayment(context: RequestContext, params: Params, form: FormData) {
  const { order, orderPath } = await openOrder(context, params);
  const paymentId = readId(String(form.get('paymentId') ?? ''));
  const refuse = (code: string, text: string) =>
    invalid(context, { field: 'paymentId', code, text });
  if (paymentId === null) {
    return refuse('payment.required', translatorFor(context.locale).t(REQUIRED));
  }
  try {
    const { type, value } = await context.shop.setOrderPaymentMethod({
      ...orderLink(params),
      paymentId,
    });
    if (type === 'redirectUrl') return seeOther(value);
    const isKept = paymentId === order.paymentMethodId && order.paymentProgress === 'none';
    const notice: FlashNotice = isKept
      ? { type: 'neutral', key: 'orderPayment.kept' }
      : { type: 'positive', key: 'orderPayment.changed' };
    return seeOther(localePath(context.prefix, orderPath), [flashCookie([notice])]);
  } catch (error) {
    if (!isShopError(error)) throw error;
    return refuse(error.key, failureText(context.locale, error));
  }
}
