import { parseWithZod } from '@conform-to/zod/v4';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type AccountLinkInput } from '~/services/shop-api';
import { fieldErrors } from './field-errors.server';
import type { LoginReply } from './login-page';
import { newPasswordFormSchema, resetFormSchema } from './sign-in-forms.server';

/** Field: email. 303 to the same page for every address, or 422 for what is none. */
export async function requestResetAction(request: Request, context: RequestContext) {
  const form = pickFields(await request.formData(), ['email']);
  const submission = parseWithZod(form, { schema: resetFormSchema });
  if (submission.status !== 'success') {
    return invalid<LoginReply>(context, {
      email: String(form.get('email') ?? ''),
      errors: fieldErrors(context.locale, submission.error ?? {}),
    });
  }
  await refuseFlood(context.shop.doRequestResetPasswordLink(submission.value));
  return seeOther(localePath(context.prefix, '/reset-password-success'));
}

/** Fields: password, password2. 303 to the log-in, or 422. */
export async function setPasswordAction(
  request: Request,
  context: RequestContext,
  link: AccountLinkInput,
) {
  const form = pickFields(await request.formData(), ['password', 'password2']);
  const submission = parseWithZod(form, { schema: newPasswordFormSchema });
  const refuse = (codes: Record<string, string | string[] | null>, isOver = false) =>
    invalid(context, { errors: fieldErrors(context.locale, codes), isOver });
  if (submission.status !== 'success') return refuse(submission.error ?? {});
  try {
    await refuseFlood(context.shop.doResetPassword({ ...link, ...submission.value }));
  } catch (error) {
    if (isShopError(error, 'contact.unauthorizedPasswordReset')) return refuse({}, true);
    if (!isShopError(error, 'contact.passwordInvalid')) throw error;
    return refuse(error.cause as Record<string, string>);
  }
  const notice = { type: 'positive', key: 'customer.notice.passwordSet' } as const;
  return seeOther(localePath(context.prefix, '/login'), [flashCookie([notice])]);
}
