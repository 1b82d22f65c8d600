import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import { checkoutAction } from '~/features/buy/checkout/checkout-action.server';
import { rejectEmptyCheckout } from '~/features/buy/checkout/reject-empty-checkout.server';
import { loadCheckout } from '~/features/buy/checkout/load-checkout.server';
import { takeExpress } from '~/features/buy/checkout/take-express.server';
import { ReadonlyCheckoutPage } from '~/features/buy/checkout/readonly-checkout-page';
import { checkoutHeaders, checkoutPageHeaders } from '~/features/page/payment-page-headers';
import type { PageHandle } from '~/features/page/page-handle';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { localePath } from '~/i18n/locales';
import { seeOtherDocument } from '~/lib/reply-to-form.server';

export const handle: PageHandle = {
  audience: 'visitor',
  query: ['edit', 'express'],
  script: 'hydrate',
  leadsToPayment: true,
  i18n: ['cart', 'checkout', 'address'],
};
export const meta = pageMeta;
export const headers = checkoutHeaders;

export { clientAction, shouldRevalidate } from '~/components/inline-form/unanswered';

/** Open point 1.5: an empty cart, or a missing billing address, redirects to the cart. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  if (query.has('express')) throw await takeExpress(context);
  const edit = query.get('edit');
  await rejectEmptyCheckout({ context, request });
  const view = await loadCheckout(context, '/readonly-checkout', edit);
  if (!view.billingAddress) throw seeOtherDocument(localePath(context.prefix, '/cart'));
  const title = formTitle(context, 'checkout.readonlyTitle');
  const page = {
    view: { ...view, shippingAddress: view.shippingAddress ?? view.billingAddress },
    edit,
    seo: pageSeo(context, { title, path: '/readonly-checkout', robots: 'NOINDEX' }),
  };
  return data(page, { headers: await checkoutPageHeaders(context) });
}

export function action(args: ActionFunctionArgs) {
  return checkoutAction(args, '/readonly-checkout');
}

export default function ReadonlyCheckout() {
  const { view, edit } = useLoaderData<typeof loader>();
  return <ReadonlyCheckoutPage view={view} edit={edit} />;
}
