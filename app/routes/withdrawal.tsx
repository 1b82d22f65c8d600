import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { returnLink } from '~/features/account/my-orders/return-link';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { findOrderToWithdraw } from '~/features/after-order/withdrawal/find-choice.server';
import { orderChoice } from '~/features/after-order/withdrawal/order-choice';
import { valuesOf } from '~/features/after-order/withdrawal/order-values';
import { withdrawalAction } from '~/features/after-order/withdrawal/withdrawal-action.server';
import { WithdrawalCheck } from '~/features/after-order/withdrawal/withdrawal-check';
import { WithdrawalPage } from '~/features/after-order/withdrawal/withdrawal-page';
import { WithdrawalReceipt } from '~/features/after-order/withdrawal/withdrawal-receipt';
import { translate } from '~/i18n/translate.server';

/** Shows a receipt, or an order to a visitor who may view it, so the page is never shared. */
export const handle = {
  script: 'none',
  audience: 'keyholder',
  query: ['receipt'],
  inSitemap: true,
};
export const meta = pageMeta;

/** The address of the receipt is a secret of the customer who declared. */
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const submissionId = query.get('receipt');
  const receipt = submissionId ? await findReceipt(context, submissionId) : null;
  if (submissionId && !receipt) throw data(null, 404);
  const order = await findOrderToWithdraw(context, query.get('order'), query.get('key'));
  const seo = pageSeo(context, {
    title: translate(context.locale, receipt ? 'withdrawal.receivedTitle' : 'withdrawal.title'),
    path: '/withdrawal',
    ...((receipt || order) && { robots: 'NOINDEX_NOFOLLOW' }),
  });
  const orderPath = order && `/confirmation/${order.id}/${order.accessKey}`;
  return {
    seo,
    receipt,
    prefilled: order ? valuesOf(order) : { email: context.visitor.principal.mail ?? '' },
    choice: order && orderChoice(order),
    orderPath,
    claimPath: (order && returnLink(order, `${orderPath}/return`)?.path) ?? null,
  };
}

export const action = withdrawalAction;

export default function WithdrawalRoute() {
  const { receipt, prefilled, choice, orderPath, claimPath } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (receipt) {
    const { receivedAt, submissionId, ...declaration } = receipt;
    return <WithdrawalReceipt key={submissionId} {...{ declaration, receivedAt, orderPath }} />;
  }
  if (result?.step === 'check') return <WithdrawalCheck {...result} />;
  return (
    <WithdrawalPage
      values={result?.values ?? prefilled}
      errors={result?.errors ?? []}
      choice={result ? result.choice : choice}
      chosen={result?.chosen ?? null}
      claimPath={claimPath}
    />
  );
}

function findReceipt(context: LoaderFunctionArgs['context'], submissionId: string) {
  if (!/^[\w-]{22,64}$/.test(submissionId)) return null;
  return context.shop.getWithdrawalReceipt({ submissionId });
}
