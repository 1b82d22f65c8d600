import { parseWithZod } from '@conform-to/zod/v4';
import { checkBot } from '~/features/bot-check/check-bot.server';
import { refuseFlood } from '~/features/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/flash.server';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api';
import { fieldErrors } from './field-errors.server';
import { redirectPath } from './log-in.server';
import type { RegisterReply } from './register-page';
import { registerFormSchema } from './sign-in-forms.server';

const FIELDS = ['firstName', 'lastName', 'email', 'password', 'password2', 'privacy', 'formKey'];
/** What comes back into the form; passwords never do. */
const KEPT = ['firstName', 'lastName', 'email', 'privacy'];

/** Fields: those above; `redirect` there or in the address. 303 to where one came from, or 422. */
export async function registerAction(request: Request, context: RequestContext) {
  const form = await request.formData();
  const submission = parseWithZod(pickFields(form, FIELDS), { schema: registerFormSchema });
  const refuse = (
    codes: Record<string, string | string[] | null>,
    more: RegisterReply['errors'] = [],
  ) =>
    invalid<RegisterReply>(context, {
      values: Object.fromEntries(KEPT.map((name) => [name, String(form.get(name) ?? '')])),
      errors: [...fieldErrors(context.locale, codes), ...more],
    });
  if (submission.status !== 'success') return refuse(submission.error ?? {});
  const suspicion = await checkBot(form, context, 'registration');
  if (suspicion) return refuse({}, [{ field: 'botCheck', ...suspicion }]);
  const { password2: _, privacy: __, ...wish } = submission.value;
  try {
    await refuseFlood(context.shop.doRegisterUser(wish));
  } catch (error) {
    if (isShopError(error, 'contact.passwordInvalid')) {
      return refuse({ password: String(error.cause?.password) });
    }
    if (!isShopError(error) || !/^(contact|login)\./.test(error.key)) throw error;
    return refuse({ email: error.key === 'contact.emailInvalid' ? 'email.valid' : error.key });
  }
  const notice = { type: 'positive', key: 'customer.notice.registered' } as const;
  return seeOther(redirectPath(request, form, context), [flashCookie([notice])]);
}
