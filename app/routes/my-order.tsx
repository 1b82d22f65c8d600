import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { ConfirmationPage } from '~/features/after-order/confirmation/confirmation-page';
import { loadOwnOrder } from '~/features/after-order/confirmation/load-confirmation.server';
import { pageMeta } from '~/features/page/page-seo';
import { paymentPageHeaders } from '~/features/page/payment-page-headers';
import { useText } from '~/i18n/text';
import { readId } from '~/services/shop-api';

export const handle = { guards: ['auth-guard'], script: 'none', audience: 'visitor' };
export const meta = pageMeta;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const orderId = readId(params.orderId ?? '');
  if (orderId === null) throw data(null, 404);
  const page = {
    confirmation: await loadOwnOrder(context, orderId),
    seo: accountSeo(context, 'order.title', `/my-account/my-orders/${orderId}`),
  };
  return data(page, { headers: await paymentPageHeaders(context) });
}

export default function MyOrder() {
  const { t } = useText();
  const { confirmation } = useLoaderData<typeof loader>();
  const title = t('account.orderTitle', { number: confirmation.order.id });
  return <ConfirmationPage {...confirmation} title={title} />;
}
