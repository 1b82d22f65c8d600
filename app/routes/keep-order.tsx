import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { findOrder, orderLink } from '~/features/after-order/confirmation/load-confirmation.server';
import { otherAccount } from '~/features/page/errors/other-account.server';
import { form, formAction, done, Refusal, type FormPost } from '~/features/page/form-action.server';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-seo';
import { KeepOrderPage } from '~/features/account/keep-order/keep-order-page';
import { localePath } from '~/i18n/locales';
import { isShopError, type Order } from '~/services/shop-api';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

type KeptOrder = { order: Order; path: string };
type Args = Pick<LoaderFunctionArgs, 'context' | 'params'>;

/**
 * The order, for a visitor who may view it; others are redirected to its page, which requires a
 * proof.
 */
async function keptOrder({ context, params }: Args): Promise<KeptOrder> {
  const link = orderLink(params);
  const path = `/confirmation/${link.orderId}/${link.accessKey}`;
  try {
    return { order: await findOrder(context, link), path };
  } catch (error) {
    if (!isShopError(error)) throw error;
    const isElsewhere = isShopError(error, 'order.additionalAuthenticationRequiredLogin');
    // It belongs to another account than that of the logged-in customer.
    if (isElsewhere && context.visitor.principal.kind === 'customer') throw otherAccount();
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

/** A password, from a visitor who is not logged in. */
export const action = formAction(
  keptOrder,
  form({
    schema: z.object({ password: z.string().default('') }),
    places: { contact: 'password', login: 'password', order: 'password' },
    async run({ password }, { context, params, found }: FormPost<KeptOrder>) {
      const { shop, visitor } = context;
      if (visitor.principal.kind !== 'customer') {
        if (password === '') throw new Refusal({ password: 'password.required' });
        const { billingAddress, deliveryAddress } = found.order;
        const { firstName, lastName } = billingAddress;
        const email = billingAddress.email || deliveryAddress.email;
        await shop.doRegisterUser({ email, password, firstName, lastName });
      }
      await shop.doMigrateGuestOrderToCustomer(orderLink(params));
      return done(context, found.path, 'customer.notice.orderKept', ...leftNotices(context));
    },
  }),
);

export default function KeepOrderRoute() {
  const { orderId, path, isCustomer } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors ?? [];
  return <KeepOrderPage orderId={orderId} path={path} isCustomer={isCustomer} errors={errors} />;
}
