import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { OrderPaymentPage } from '~/features/after-order/order-payment/order-payment-page';
import {
  loadOrderPayment,
  orderPaymentAction,
} from '~/features/after-order/order-payment/order-payment.server';
import { formTitle } from '~/features/page/form-title.server';
import { payingKeyholderHeaders, paymentPageHeaders } from '~/features/page/payment-page-headers';
import { pageMeta, pageSeo } from '~/features/page/page-seo';

export const handle = { script: 'none', audience: 'keyholder', leadsToPayment: true };
export const meta = pageMeta;
export const headers = payingKeyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const title = formTitle(context, 'orderPayment.title');
  const page = {
    ...(await loadOrderPayment(context, params)),
    seo: pageSeo(context, {
      title,
      path: '/confirmation',
      robots: 'NOINDEX_NOFOLLOW',
      isPersonal: true,
    }),
  };
  return data(page, { headers: await paymentPageHeaders(context) });
}

export const action = orderPaymentAction;

export default function OrderPayment() {
  const { payment, orderPath } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors ?? [];
  return <OrderPaymentPage payment={payment} orderPath={orderPath} errors={errors} />;
}
