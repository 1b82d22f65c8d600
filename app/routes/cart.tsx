import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { cartAction } from '~/features/buy/cart/cart-intents.server';
import { CartPage } from '~/features/buy/cart/cart-page';
import { formTitle } from '~/features/page/form-title.server';
import { loadCart } from '~/features/buy/cart/load-cart.server';
import { checkoutHeaders, paymentPageHeaders } from '~/features/page/payment-page-headers';
import { pageMeta, pageSeo } from '~/features/page/page-seo';

export const handle = {
  script: 'enhance',
  audience: 'visitor',
  query: ['unanswered'],
  leadsToPayment: true,
};
export const meta = pageMeta;
export const headers = checkoutHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const cart = await loadCart(context, new URL(request.url).searchParams.has('unanswered'));
  const title = formTitle(context, 'cart.title');
  const page = { cart, seo: pageSeo(context, { title, path: '/cart', robots: 'NOINDEX' }) };
  return data(page, { headers: cart.hasExpress ? await paymentPageHeaders(context) : {} });
}

export const action = cartAction;

export default function Cart() {
  const { cart } = useLoaderData<typeof loader>();
  return <CartPage cart={cart} reply={useActionData<typeof action>()} />;
}
