import { redirect } from '@remix-run/node';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { done } from '~/features/page/form-action.server';
import type { FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { localePath } from '~/i18n/locales';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type OnlinePayment } from '~/services/shop-api';
import { MOST_TURNS, nextTurn, readReturn, type ReturnQuery } from './return-query';

export type ConfirmedPayment = {
  orderId: number;
  /** The address of the page's next check, without prefix. */
  nextPath: string;
  /** Does the page check by itself? */
  isAsking: boolean;
  /** The path of the order, without prefix; null: its key is unknown here. */
  orderPath: string | null;
};

/**
 * The page that the provider redirects to, while the payment is open; otherwise redirects to the
 * order with a notice, or to the checkout. A status in the address is ignored: the provider's API
 * is called (reliability A2.7).
 */
export async function loadMolliePayment(
  context: RequestContext,
  request: Request,
): Promise<ConfirmedPayment> {
  const query = readReturn(new URL(request.url).searchParams);
  if (!query) throw redirect(localePath(context.prefix, '/checkout'), 303);
  const payment = await askProvider(context, query);
  const orderPath = await pathOf(context, query, payment);
  const notice = noticeOf(payment);
  if (payment.status === 'open' && !payment.isUnderReview) {
    return {
      orderId: payment.orderId,
      nextPath: nextTurn(query),
      isAsking: query.turn < MOST_TURNS,
      orderPath,
    };
  }
  throw done(context, orderPath ?? '/checkout', ...(notice ? [notice] : []));
}

/** The current payment; redirects a visitor to whom it does not belong. */
async function askProvider(context: RequestContext, query: ReturnQuery): Promise<OnlinePayment> {
  const { paymentId, order } = query;
  try {
    return await refuseFlood(
      context.shop.getMolliePaymentAndUpdateStatus({
        ...(paymentId && { paymentId }),
        ...(order && { orderId: order.orderId, accessKey: order.accessKey }),
      }),
    );
  } catch (error) {
    if (!isShopError(error)) throw error;
    if (!order) throw done(context, '/checkout', NOT_ASSIGNED);
    // The order's own page requires a proof, or reports that there is no order.
    const isOfOrder = error.key.startsWith('order.');
    throw done(context, confirmation(order), ...(isOfOrder ? [] : [NOT_ASSIGNED]));
  }
}

/** The payment and the order do not belong together (§8). */
const NOT_ASSIGNED: FlashNotice = {
  type: 'negative',
  key: 'storefrontError.order.assignPaymentFailed',
};

async function pathOf(
  { shop }: RequestContext,
  { order }: ReturnQuery,
  { orderId }: OnlinePayment,
): Promise<string | null> {
  if (order) return confirmation(order);
  try {
    const { accessKey } = await shop.getOrder({ orderId });
    return confirmation({ orderId, accessKey });
  } catch (error) {
    if (!isShopError(error)) throw error;
    return null;
  }
}

function confirmation({ orderId, accessKey }: { orderId: number; accessKey: string }): string {
  return `/confirmation/${orderId}/${accessKey}`;
}

/** The reason why it failed; the order's page shows the rest. */
function noticeOf({ status }: OnlinePayment): FlashNotice | null {
  const isOver = status === 'failed' || status === 'canceled' || status === 'expired';
  return isOver ? { type: 'negative', key: `orderPayment.${status}` } : null;
}
