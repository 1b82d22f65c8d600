import { randomUUID } from 'node:crypto';
import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireVisitor } from '~/features/page/guards.server';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { formTitle } from '~/features/page/form-title.server';
import { fieldError } from '~/features/buy/checkout/form-errors.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { pageMeta, pageSeo } from '~/features/page/page-meta';
import { guestLoginFormSchema } from '~/features/buy/guest-login/guest-login-form.server';
import { GuestLoginPage } from '~/features/buy/guest-login/guest-login-page';
import { localePath } from '~/i18n/locales';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { isShopError } from '~/services/shop-api';

export const handle = { script: 'enhance', audience: 'visitor' };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  requireVisitor(context);
  const title = formTitle(context, 'checkout.guestTitle');
  return {
    email: context.visitor.principal.mail ?? '',
    formKey: randomUUID(),
    seo: pageSeo(context, { title, path: '/guest/login', robots: 'NOINDEX' }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = pickFields(await request.formData(), ['email', 'formKey']);
  const submission = parseWithZod(form, { schema: guestLoginFormSchema });
  const refuse = (code: string) =>
    invalid(context, {
      email: String(form.get('email') ?? ''),
      error: fieldError(context.locale, code),
    });
  if (submission.status !== 'success') {
    return refuse(submission.error?.email?.[0] ?? 'email.required');
  }
  try {
    await refuseFlood(context.shop.doLoginAsGuest(submission.value));
  } catch (error) {
    if (isShopError(error, 'contact.emailInvalid')) return refuse('email.valid');
    throw error;
  }
  const left = await leftNotices(context);
  const cookies = left.length > 0 ? [flashCookie(left)] : [];
  return seeOther(localePath(context.prefix, '/checkout'), cookies);
}

export default function GuestLogin() {
  const { email, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <GuestLoginPage email={reply?.email ?? email} formKey={formKey} error={reply?.error} />;
}
