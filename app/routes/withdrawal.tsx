import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { refuseFlood } from '~/features/errors/refuse-flood.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { WithdrawalCheck } from '~/features/withdrawal/withdrawal-check';
import { valuesOf } from '~/features/withdrawal/order-values';
import {
  WITHDRAWAL_FIELDS,
  newSubmissionId,
  withdrawalFormSchema,
} from '~/features/withdrawal/withdrawal-form.server';
import { WithdrawalPage } from '~/features/withdrawal/withdrawal-page';
import { withdrawalErrors } from '~/features/withdrawal/withdrawal-errors.server';
import { WithdrawalReceipt } from '~/features/withdrawal/withdrawal-receipt';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { isShopError } from '~/services/shop-api';
import { pickFields } from '~/lib/pick-fields';

/** Shows a receipt, or an order to who may see it: what is on it is never everybody's. */
export const handle = { script: 'none', audience: 'keyholder', query: ['receipt'] };
export const meta = pageMeta;

/** The receipt's address is a secret of who declared. */
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const submissionId = new URL(request.url).searchParams.get('receipt');
  const receipt = submissionId ? await findReceipt(context, submissionId) : null;
  if (submissionId && !receipt) throw data(null, 404);
  const order = await findOrderToWithdraw(context, request.url);
  const seo = pageSeo(context, {
    title: translate(context.locale, receipt ? 'withdrawal.receivedTitle' : 'withdrawal.title'),
    path: '/withdrawal',
    ...((receipt || order) && { robots: 'NOINDEX_NOFOLLOW' }),
  });
  return { seo, receipt, prefilled: order ? valuesOf(order) : {} };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(pickFields(form, WITHDRAWAL_FIELDS), {
    schema: withdrawalFormSchema,
  });
  const values = submission.payload as Record<string, string>;
  if (form.get('intent') === 'change') return { step: 'form', values, errors: {} } as const;
  if (submission.status !== 'success') {
    const errors = withdrawalErrors(context.locale, submission.error ?? {});
    return data({ step: 'form', values, errors } as const, 422);
  }
  const declaration = submission.value;
  if (form.get('intent') !== 'confirm') {
    return { step: 'check', declaration, submissionId: newSubmissionId() } as const;
  }
  const submissionId = String(form.get('submissionId') ?? '');
  if (!/^[\w-]{22,64}$/.test(submissionId)) throw data(null, 400);
  await refuseFlood(context.shop.doSubmitCancellation({ ...declaration, submissionId }));
  return redirect(localePath(context.prefix, `/withdrawal?receipt=${submissionId}`), 303);
}

export default function WithdrawalRoute() {
  const { receipt, prefilled } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (receipt) {
    const { receivedAt, submissionId, ...declaration } = receipt;
    return <WithdrawalReceipt key={submissionId} {...{ declaration, receivedAt }} />;
  }
  if (result?.step === 'check') return <WithdrawalCheck {...result} />;
  return <WithdrawalPage values={result?.values ?? prefilled} errors={result?.errors ?? {}} />;
}

function findReceipt(context: LoaderFunctionArgs['context'], submissionId: string) {
  if (!/^[\w-]{22,64}$/.test(submissionId)) return null;
  return context.shop.getWithdrawalReceipt({ submissionId });
}

/**
 * The order whose confirmation page led here, for a device that may see it (L-12). To everybody else
 * the form is empty: it tells nobody that an order exists.
 */
async function findOrderToWithdraw(context: LoaderFunctionArgs['context'], url: string) {
  const query = new URL(url).searchParams;
  const orderId = Number(query.get('order'));
  const accessKey = query.get('key') ?? '';
  if (!orderId || !accessKey) return null;
  try {
    return await context.shop.getOrder({ orderId, accessKey });
  } catch (error) {
    if (isShopError(error)) return null;
    throw error;
  }
}
