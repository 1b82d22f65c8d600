import { parseWithZod } from '@conform-to/zod/v4';
import { byItself } from '~/features/buy/cart/cart-intents.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { returnPath } from '~/features/page/return-path';
import { localePath } from '~/i18n/locales';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api';
import { fieldErrors } from './field-errors.server';
import type { LoginReply } from './login-page';
import { loginFormSchema } from './sign-in-forms.server';

/**
 * Fields: email, password, formKey; `redirect` there or in the address. 303 to where one came from, or
 * 422.
 */
export async function loginAction(request: Request, context: RequestContext) {
  const form = await request.formData();
  const { shop, locale } = context;
  const submission = parseWithZod(pickFields(form, ['email', 'password', 'formKey']), {
    schema: loginFormSchema,
  });
  const refuse = (codes: Record<string, string | string[] | null>) =>
    invalid<LoginReply>(context, {
      email: String(form.get('email') ?? ''),
      errors: fieldErrors(locale, codes),
    });
  if (submission.status !== 'success') return refuse(submission.error ?? {});
  const before = await shop.getCartCount();
  try {
    const { basket } = await refuseFlood(shop.doLogin(submission.value));
    const notices = byItself({ notices: basket.left });
    if (basket.itemQuantity > before) {
      notices.unshift({ type: 'neutral', key: 'customer.notice.cartJoined' });
    }
    const cookies = notices.length > 0 ? [flashCookie(notices)] : [];
    return seeOther(redirectPath(request, form, context), cookies);
  } catch (error) {
    if (!isShopError(error) || !error.key.startsWith('login.')) throw error;
    return refuse({ email: error.key });
  }
}

/** Where it goes on: the page that asked for the log-in, else the account. */
export function redirectPath(
  request: Request,
  form: FormData,
  { prefix }: Pick<RequestContext, 'prefix'>,
): string {
  const asked = form.get('redirect') ?? new URL(request.url).searchParams.get('redirect');
  return returnPath(asked, localePath(prefix, '/my-account'));
}
