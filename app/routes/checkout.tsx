import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import { checkoutAction } from '~/features/buy/checkout/checkout-action.server';
import { CheckoutPage } from '~/features/buy/checkout/checkout-page';
import { loadCheckout } from '~/features/buy/checkout/load-checkout.server';
import { checkoutHeaders, checkoutPageHeaders } from '~/features/page/payment-page-headers';
import type { PageHandle } from '~/features/page/page-handle';
import { pageMeta, pageSeo } from '~/features/page/page-seo';

export const handle: PageHandle = {
  guards: ['reject-empty-checkout'],
  audience: 'visitor',
  query: ['edit'],
  script: 'hydrate',
  leadsToPayment: true,
  i18n: ['cart', 'checkout', 'address'],
};
export const meta = pageMeta;

export const headers = checkoutHeaders;

export { clientAction, shouldRevalidate } from '~/components/inline-form/unanswered';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const edit = new URL(request.url).searchParams.get('edit');
  const view = await loadCheckout(context, '/checkout', edit);
  const title = formTitle(context, 'checkout.title');
  const page = {
    view,
    edit,
    seo: pageSeo(context, { title, path: '/checkout', robots: 'NOINDEX' }),
  };
  return data(page, { headers: await checkoutPageHeaders(context) });
}

export function action(args: ActionFunctionArgs) {
  return checkoutAction(args, '/checkout');
}

export default function Checkout() {
  const { view, edit } = useLoaderData<typeof loader>();
  return <CheckoutPage view={view} edit={edit} />;
}
