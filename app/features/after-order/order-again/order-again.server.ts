import { failureText } from '~/features/page/failure.server';
import { flashCookie, type FlashNotice } from '~/features/page/notices/flash.server';
import { orderLink } from '~/features/after-order/confirmation/load-confirmation.server';
import { openOrder } from '~/features/after-order/confirmation/open-order.server';
import { localePath } from '~/i18n/locales';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type OrderedAgain } from '~/services/shop-api';
import { orderAgainView, type OrderAgainView } from './order-again-view';

type Params = Record<string, string | undefined>;
export type OrderAgainData = { again: OrderAgainView; orderPath: string };

export async function loadOrderAgain(
  context: RequestContext,
  params: Params,
): Promise<OrderAgainData> {
  const { order, orderPath } = await openOrder(context, params);
  const again = await context.shop.doOrderAgainInformation(orderLink(params));
  return { again: orderAgainView(again, order, context.priceGroup), orderPath };
}

/** Fields: intent (all, fitting) and cartVersion. */
export async function replyToOrderAgain(context: RequestContext, params: Params, form: FormData) {
  const link = orderLink(params);
  await loadOrderAgain(context, params);
  const cartVersion = Number(form.get('cartVersion'));
  try {
    const done = await context.shop.doOrderAgain({
      ...link,
      cartVersion: Number.isSafeInteger(cartVersion) && cartVersion >= 0 ? cartVersion : 0,
      onlyWhatFits: form.get('intent') === 'fitting',
    });
    return seeOther(localePath(context.prefix, '/cart'), [flashCookie(notices(done))]);
  } catch (error) {
    if (!isShopError(error)) throw error;
    const text = failureText(context.locale, error);
    return invalid(context, { field: 'order-again', code: error.key, text });
  }
}

function notices({ addedLines, leftLines }: OrderedAgain): FlashNotice[] {
  const added: FlashNotice = {
    type: 'positive',
    key: 'orderAgain.added',
    values: { count: addedLines },
  };
  if (leftLines === 0) return [added];
  return [added, { type: 'warning', key: 'orderAgain.left', values: { count: leftLines } }];
}
