import { data } from '@remix-run/node';
import { refuseFlood } from '~/features/errors/refuse-flood.server';
import { failureText } from '~/features/page/failure.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type GetOrderInput, type Order } from '~/services/shop-api';
import { orderView, type OrderView } from './order-view';
import type { Proof } from './soft-login-page';

type Params = Record<string, string | undefined>;

export type ConfirmationView =
  | { order: OrderView; shopEmail: string; withdrawalPath: string; path: string }
  | { proof: Proof; message: string; path: string };

/** Which order a link means; a link that cannot be one is answered like one that leads nowhere. */
export function orderLink(params: Params): { orderId: number; accessKey: string } {
  const { orderId = '', accessKey = '' } = params;
  const isLink = /^[1-9]\d{0,8}$/.test(orderId) && /^[\w-]{1,100}$/.test(accessKey);
  if (!isLink) throw data(null, 404);
  return { orderId: Number(orderId), accessKey };
}

export async function loadConfirmation(
  context: RequestContext,
  params: Params,
): Promise<ConfirmationView> {
  const link = orderLink(params);
  const path = `/confirmation/${link.orderId}/${link.accessKey}`;
  try {
    const order = await findOrder(context, link);
    return {
      order: orderView(order),
      shopEmail: context.configuration.seller.email,
      withdrawalPath: `/withdrawal?order=${link.orderId}&key=${link.accessKey}`,
      path,
    };
  } catch (error) {
    const proof = isShopError(error) ? PROOFS[error.key] : undefined;
    if (!isShopError(error) || !proof) throw error;
    return { proof, message: failureText(context.locale, error), path };
  }
}

const PROOFS: Record<string, Proof> = {
  'order.additionalAuthenticationRequiredPostcode': 'postcode',
  'order.additionalAuthenticationRequiredName': 'name',
  'order.additionalAuthRequiredName': 'name',
};

/** The order; an unknown number and a wrong key look the same: 404. Who goes on guessing: 429. */
export async function findOrder(context: RequestContext, input: GetOrderInput): Promise<Order> {
  // With a proof the page itself says so, beside the field.
  const isGuess = input.postcode === undefined && input.name === undefined;
  try {
    const asking = context.shop.getOrder(input);
    return await (isGuess ? refuseFlood(asking) : asking);
  } catch (error) {
    if (isShopError(error, 'order.notFound')) throw data(null, 404);
    throw error;
  }
}
