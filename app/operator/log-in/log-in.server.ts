import type { SummaryError } from '~/components/ui/error-summary';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { returnPath } from '~/features/page/return-path';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api';
import type { LoginReply } from './log-in-page';

/** Fields: intent (password, code, leave), email, password, code, redirect. 303, or 422. */
export async function loginAction(form: FormData, context: RequestContext) {
  const { operator, prefix } = context;
  const text = (name: string) => String(form.get(name) ?? '');
  const redirect = returnPath(form.get('redirect'), '/operator');
  const again = `/operator/login?${new URLSearchParams({ redirect })}`;
  switch (text('intent')) {
    case 'leave':
      await operator.logOut();
      return seeOther(localePath(prefix, again));
    case 'code':
      return confirm(context, text('code'), redirect);
    default:
      return logIn(context, { email: text('email'), password: text('password') }, redirect);
  }
}

async function logIn(
  context: RequestContext,
  { email, password }: { email: string; password: string },
  redirect: string,
) {
  const missing = [
    ...(email.trim() === '' ? [required(context, 'email')] : []),
    ...(password === '' ? [required(context, 'password')] : []),
  ];
  if (missing.length > 0) return invalid<LoginReply>(context, { email, errors: missing });
  try {
    const isComplete = await refuseFlood(context.operator.logIn({ email, password }));
    const next = isComplete ? redirect : `/operator/login?${new URLSearchParams({ redirect })}`;
    return seeOther(localePath(context.prefix, next));
  } catch (error) {
    if (!isShopError(error, 'operator.loginFailed')) throw error;
    const failed = errorAt(context, 'email', 'operator.loginFailed');
    return invalid<LoginReply>(context, { email, errors: [failed] });
  }
}

async function confirm(context: RequestContext, code: string, redirect: string) {
  try {
    await refuseFlood(context.operator.confirm(code));
    return seeOther(localePath(context.prefix, redirect));
  } catch (error) {
    // Nobody waits for a code any more: the page asks for the password again.
    if (isShopError(error, 'operator.loginFailed')) {
      return seeOther(localePath(context.prefix, '/operator/login'));
    }
    if (!isShopError(error, 'operator.codeInvalid')) throw error;
    const failed = errorAt(context, 'code', 'operator.codeFailed');
    return invalid<LoginReply>(context, { email: '', errors: [failed] });
  }
}

function required(context: RequestContext, field: 'email' | 'password'): SummaryError {
  const text = translatorFor(context.locale).t(`errorMessages.${field}.required`);
  return { field, code: `${field}.required`, text };
}

/** The error of a field, by the key of its text. */
export function errorAt(
  { locale }: RequestContext,
  field: string,
  code: 'operator.loginFailed' | 'operator.codeFailed' | 'operator.passwordFailed',
): SummaryError {
  return { field, code, text: translatorFor(locale).t(code) };
}
