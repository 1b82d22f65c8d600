import { data } from '@remix-run/node';
import { requireCustomer } from '~/features/page/auth-guard.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { otherAccount } from '~/features/page/errors/other-account.server';
import { failureKey, failureText, failureValues } from '~/features/page/failure-text.server';
import { translatorFor } from '~/i18n/translate.server';
import { vatNotes } from '~/services/order-text/vat-notes';
import { localePath } from '~/i18n/locales';
import type { QrSquare } from '~/lib/qr-square.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type GetOrderInput, type Order, type ShopError } from '~/services/shop-api';
import type { Keeping } from './order-keeping';
import { orderView, type OrderView } from './order-view';
import { returnLink, type ReturnLink } from '~/features/account/my-orders/return-link';
import type { Proof } from './soft-login-page';
import { transferCode } from './transfer-code.server';

type Params = Record<string, string | undefined>;

export type ShownOrder = {
  order: OrderView;
  shopEmail: string;
  withdrawalPath: string;
  /** The path of the order, with its key. */
  path: string;
  /** The reasons why it has no VAT, or still has it. */
  vatNotes: string[];
  /** Link to the form for returning goods. */
  returnLink: ReturnLink | null;
  keepInto: Keeping | null;
  /** The transfer as a code for banking apps. */
  transferCode: QrSquare | null;
};

type OrderLink = { orderId: number; accessKey: string };

export type ConfirmationView = ShownOrder | { proof: Proof; message: string; path: string };

/** The order of a link; a malformed link gets the same answer as an unknown one. */
export function orderLink(params: Params): OrderLink {
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
    return shownOrder(context, await findOrder(context, link));
  } catch (error) {
    if (isShopError(error, 'order.additionalAuthenticationRequiredLogin')) {
      throw askForLogin(context, link, error);
    }
    const proof = isShopError(error) ? PROOFS[error.key] : undefined;
    if (!isShopError(error) || !proof) throw error;
    return { proof, message: failureText(context.locale, error), path };
  }
}

/** Shows the order to a device with a valid proof; without one the shop requires it. */
export async function proveOrder(context: RequestContext, input: OrderLink & GetOrderInput) {
  try {
    await findOrder(context, input);
  } catch (error) {
    if (!isShopError(error, 'order.additionalAuthenticationRequiredLogin')) throw error;
    throw askForLogin(context, input, error);
  }
}

/** The same for the customer of the order; another customer's order gets 404. */
export async function loadOwnOrder(context: RequestContext, orderId: number): Promise<ShownOrder> {
  return shownOrder(context, await findOrder(context, { orderId }));
}

function shownOrder(
  { configuration, visitor, priceGroup, locale }: RequestContext,
  order: Order,
): ShownOrder {
  const { id, accessKey } = order;
  const withdrawalPath = `/withdrawal?order=${id}&key=${accessKey}`;
  const path = `/confirmation/${id}/${accessKey}`;
  const isOwn = order.isInAccount && visitor.principal.kind === 'customer';
  const returnPath = isOwn ? `/my-account/new-return/${id}/${accessKey}` : `${path}/return`;
  const view = orderView(order, priceGroup);
  return {
    order: view,
    shopEmail: configuration.seller.email,
    withdrawalPath,
    returnLink: returnLink(order, returnPath),
    path,
    vatNotes: vatNotes(order, configuration.seller.country, translatorFor(locale)),
    transferCode: transferCode(view),
    keepInto: order.isInAccount ? null : KEEPING_OF[visitor.principal.kind],
  };
}

const KEEPING_OF = { guest: 'newAccount', customer: 'ownAccount' } as const;

/**
 * Redirects to the log-in and back, with the shop's own message (open point 1.8); a customer logged
 * in to another account gets a message.
 */
function askForLogin(context: RequestContext, link: OrderLink, error: ShopError) {
  const path = localePath(context.prefix, `/confirmation/${link.orderId}/${link.accessKey}`);
  requireCustomer(context, context.publicOrigin + path, whyLogin(context, error));
  return otherAccount();
}

/** The log-in page shows why it is needed. */
export function whyLogin({ locale }: Pick<RequestContext, 'locale'>, error: ShopError) {
  const values = failureValues(error);
  return { type: 'warning' as const, key: failureKey(locale, error), values };
}

const PROOFS: Record<string, Proof> = {
  'order.additionalAuthenticationRequiredPostcode': 'postcode',
  'order.additionalAuthenticationRequiredName': 'name',
  'order.additionalAuthRequiredName': 'name',
};

/** The order; an unknown number and a wrong key look the same: 404. Repeated guesses get 429. */
export async function findOrder(context: RequestContext, input: GetOrderInput): Promise<Order> {
  // With a proof the page itself shows the message, beside the field.
  const isGuess = input.postcode === undefined && input.name === undefined;
  try {
    const asking = context.shop.getOrder(input);
    return await (isGuess ? refuseFlood(asking) : asking);
  } catch (error) {
    if (isShopError(error, 'order.notFound')) throw data(null, 404);
    throw error;
  }
}
