import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { OrderPaymentPage } from '~/features/after-order/order-payment/order-payment-page';
import {
  loadOrderPayment,
  replyToOrderPayment,
} from '~/features/after-order/order-payment/order-payment.server';
import { formTitle } from '~/features/page/form-title.server';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { pageMeta, pageSeo } from '~/features/page/page-meta';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const title = formTitle(context, 'orderPayment.title');
  return {
    ...(await loadOrderPayment(context, params)),
    seo: pageSeo(context, {
      title,
      path: '/confirmation',
      robots: 'NOINDEX_NOFOLLOW',
      isPersonal: true,
    }),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return replyToOrderPayment(context, params, await request.formData());
}

export default function OrderPayment() {
  const { payment, orderPath } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>();
  return <OrderPaymentPage payment={payment} orderPath={orderPath} error={error} />;
}
