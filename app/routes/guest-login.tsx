import { randomUUID } from 'node:crypto';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formTitle } from '~/features/page/form-title.server';
import { checkoutHeaders, paymentPageHeaders } from '~/features/page/payment-page-headers';
import type { PageHandle } from '~/features/page/page-handle';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { hasExpress } from '~/features/buy/cart/express.server';
import { guestLoginAction } from '~/features/buy/guest-login/guest-login.server';
import { GuestLoginPage } from '~/features/buy/guest-login/guest-login-page';

export const handle: PageHandle = {
  guards: ['guest-guard'],
  script: 'hydrate',
  audience: 'visitor',
  leadsToPayment: true,
  i18n: ['customer', 'checkout', 'orderPayment'],
};
export const meta = pageMeta;
export const headers = checkoutHeaders;

export { clientAction, shouldRevalidate } from '~/components/inline-form/unanswered';

export async function loader({ context }: LoaderFunctionArgs) {
  const title = formTitle(context, 'checkout.guestTitle');
  const { cart, payment, reviewMailDays } = await context.shop.getCheckout();
  const isExpress = hasExpress(payment.list, cart.openAmount);
  const page = {
    email: context.visitor.principal.mail ?? '',
    formKey: randomUUID(),
    rules: guestLoginAction.rules(context.locale),
    reviewMailDays,
    isExpress,
    seo: pageSeo(context, { title, path: '/guest/login', robots: 'NOINDEX' }),
  };
  return data(page, { headers: isExpress ? await paymentPageHeaders(context) : {} });
}

export const action = guestLoginAction;

export default function GuestLogin() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <GuestLoginPage {...page} />;
}
