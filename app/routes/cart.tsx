import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { runCartIntent } from '~/features/buy/cart/cart-intents.server';
import { CartPage } from '~/features/buy/cart/cart-page';
import { formTitle } from '~/features/page/form-title.server';
import { loadCart } from '~/features/buy/cart/load-cart.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { localePath } from '~/i18n/locales';
import { invalid, seeOther } from '~/lib/reply-to-form.server';

export const handle = { script: 'enhance', audience: 'visitor' };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const cart = await loadCart(context);
  const title = formTitle(context, 'cart.title');
  return { cart, seo: pageSeo(context, { title, path: '/cart', robots: 'NOINDEX' }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await runCartIntent(context, await request.formData());
  if (!outcome.ok) return invalid(context, outcome.reply);
  const anchor = outcome.anchor ? `#${outcome.anchor}` : '';
  return seeOther(localePath(context.prefix, `/cart${anchor}`), [flashCookie(outcome.notices)]);
}

export default function Cart() {
  const { cart } = useLoaderData<typeof loader>();
  return <CartPage cart={cart} reply={useActionData<typeof action>()} />;
}
