import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { findOrder, orderLink } from '~/features/after-order/confirmation/load-confirmation.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-meta';
import { fieldErrors } from '~/features/account/sign-in/field-errors.server';
import { KeepOrderPage } from '~/features/account/sign-in/keep-order-page';
import { localePath } from '~/i18n/locales';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { isShopError, type Order } from '~/services/shop-api';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

type Args = Pick<LoaderFunctionArgs, 'context' | 'params'>;

/** The order, for who may see it; others are led to its page, which asks for a proof. */
async function keptOrder({ context, params }: Args): Promise<{ order: Order; path: string }> {
  const link = orderLink(params);
  const path = `/confirmation/${link.orderId}/${link.accessKey}`;
  try {
    return { order: await findOrder(context, link), path };
  } catch (error) {
    if (!isShopError(error)) throw error;
    const isElsewhere = isShopError(error, 'order.additionalAuthenticationRequiredLogin');
    // Of another account, whose log-in whoever is signed in has not got.
    if (isElsewhere && context.visitor.principal.kind === 'customer') throw data(null, 404);
    throw redirect(localePath(context.prefix, path), 302);
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { order, path } = await keptOrder(args);
  return {
    orderId: order.id,
    path,
    isCustomer: context.visitor.principal.kind === 'customer',
    seo: keyholderSeo(context, 'customer.keep.title', '/confirmation'),
  };
}

/** Field: password, from who is not signed in. 303 to the account's orders, or 422. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { order, path } = await keptOrder(args);
  const { shop, locale, prefix, visitor } = context;
  const password = String((await request.formData()).get('password') ?? '');
  const refuse = (code: string) =>
    invalid(context, { errors: fieldErrors(locale, { password: code }) });
  const { orderId, accessKey } = orderLink(args.params);
  try {
    if (visitor.principal.kind !== 'customer') {
      if (password === '') return refuse('password.required');
      const { firstName, lastName } = order.billingAddress;
      const email = order.billingAddress.email || order.deliveryAddress.email;
      await refuseFlood(shop.doRegisterUser({ email, password, firstName, lastName }));
    }
    await shop.doMigrateGuestOrderToCustomer({ orderId, accessKey });
  } catch (error) {
    if (isShopError(error, 'contact.passwordInvalid')) {
      return refuse(String(error.cause?.password));
    }
    if (!isShopError(error) || !/^(contact|login|order)\./.test(error.key)) throw error;
    return refuse(error.key);
  }
  const notice = { type: 'positive', key: 'customer.notice.orderKept' } as const;
  const notices = [notice, ...(await leftNotices(context))];
  return seeOther(localePath(prefix, path), [flashCookie(notices)]);
}

export default function KeepOrderRoute() {
  const { orderId, path, isCustomer } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors ?? [];
  return <KeepOrderPage orderId={orderId} path={path} isCustomer={isCustomer} errors={errors} />;
}
