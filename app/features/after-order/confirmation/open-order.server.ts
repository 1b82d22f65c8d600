import { redirect } from '@remix-run/node';
import { localePath } from '~/i18n/locales';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type Order } from '~/services/shop-api';
import { findOrder, orderLink } from './load-confirmation.server';

export type OpenedOrder = { order: Order; orderPath: string };

/**
 * The order of a link, for a visitor who may view it; its own page requires a proof from others.
 */
export async function openOrder(
  context: RequestContext,
  params: Record<string, string | undefined>,
): Promise<OpenedOrder> {
  const link = orderLink(params);
  const orderPath = `/confirmation/${link.orderId}/${link.accessKey}`;
  try {
    return { order: await findOrder(context, link), orderPath };
  } catch (error) {
    if (!isShopError(error) || !error.key.startsWith('order.additionalAuth')) throw error;
    throw redirect(localePath(context.prefix, orderPath));
  }
}
