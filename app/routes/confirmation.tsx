import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { failureText } from '~/features/page/failure.server';
import { fieldError } from '~/features/buy/checkout/form-errors.server';
import { ConfirmationPage } from '~/features/after-order/confirmation/confirmation-page';
import {
  findOrder,
  loadConfirmation,
  orderLink,
} from '~/features/after-order/confirmation/load-confirmation.server';
import { SoftLoginPage } from '~/features/after-order/confirmation/soft-login-page';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-meta';
import { localePath } from '~/i18n/locales';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { isShopError } from '~/services/shop-api';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;

export const headers = keyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  return {
    confirmation: await loadConfirmation(context, params),
    seo: keyholderSeo(context, 'order.title', '/confirmation'),
  };
}

/** The proof from another device. Fields: postcode or name. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const link = orderLink(params);
  const form = pickFields(await request.formData(), ['postcode', 'name']);
  const postcode = String(form.get('postcode') ?? '')
    .trim()
    .slice(0, 12);
  const name = String(form.get('name') ?? '')
    .trim()
    .slice(0, 100);
  const typed = { postcode, name };
  if (postcode === '' && name === '') {
    return invalid(context, { typed, error: fieldError(context.locale, 'postcode.required') });
  }
  try {
    await findOrder(context, { ...link, ...(postcode && { postcode }), ...(name && { name }) });
  } catch (error) {
    if (!isShopError(error)) throw error;
    const refusal = { code: error.key, text: failureText(context.locale, error) };
    return invalid(context, { typed, error: refusal });
  }
  return seeOther(localePath(context.prefix, `/confirmation/${link.orderId}/${link.accessKey}`));
}

export default function Confirmation() {
  const { confirmation } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if ('order' in confirmation) return <ConfirmationPage {...confirmation} />;
  return <SoftLoginPage {...confirmation} typed={reply?.typed} error={reply?.error} />;
}
