import type { LoaderFunctionArgs, MetaDescriptor } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadMolliePayment } from '~/features/after-order/mollie-payment/load-mollie-payment.server';
import { MolliePaymentPage } from '~/features/after-order/mollie-payment/mollie-payment-page';
import { TURN_SECONDS } from '~/features/after-order/mollie-payment/return-query';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta, type PageSeo } from '~/features/page/page-seo';
import { localePath } from '~/i18n/locales';

export const handle = {
  script: 'none',
  audience: 'keyholder',
  query: ['mollie_payment_id', 'plenty_order_id', 'plenty_order_access_key', 'turn'],
};
export const headers = keyholderHeaders;

type PaymentPage = { seo: PageSeo; refresh: string | null };

/** It reloads by itself for a minute. */
export function meta({ data }: { data: PaymentPage | undefined }): MetaDescriptor[] {
  const refresh = data?.refresh;
  const tags = pageMeta({ data });
  return refresh ? [...tags, { httpEquiv: 'refresh', content: refresh }] : tags;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const payment = await loadMolliePayment(context, request);
  const next = localePath(context.prefix, payment.nextPath);
  return {
    payment,
    refresh: payment.isAsking ? `${TURN_SECONDS}; url=${next}` : null,
    seo: keyholderSeo(context, 'orderPayment.confirming', '/mollie-payment'),
  };
}

export default function MolliePayment() {
  const { payment } = useLoaderData<typeof loader>();
  return <MolliePaymentPage {...payment} />;
}
