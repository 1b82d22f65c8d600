import * as z from 'zod/v4';
import { parseWithZod } from '@conform-to/zod/v4';
import { checkBot } from '~/features/page/bot-check/check-bot.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { isEmailAddress } from '~/lib/email';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import type { DataRequestReply } from './data-request-page';

/** The e-mail rules of §5. */
const formSchema = z.object({
  email: z
    .string('email.required')
    .trim()
    .min(1, 'email.required')
    .refine((email) => isEmailAddress(email), 'email.valid'),
});

/** Fields: email, and those of the bot check. 303 to the page for every address, or 422. */
export async function requestDataAction(request: Request, context: RequestContext) {
  const form = await request.formData();
  const submission = parseWithZod(pickFields(form, ['email']), { schema: formSchema });
  const refuse = (errors: DataRequestReply['errors']) =>
    invalid<DataRequestReply>(context, { email: String(form.get('email') ?? ''), errors });
  if (submission.status !== 'success') {
    const isMissing = submission.error?.email?.[0] === 'email.required';
    const code = isMissing ? 'email.required' : 'email.valid';
    return refuse({ email: { code, text: translate(context.locale, `errorMessages.${code}`) } });
  }
  const refusal = await checkBot(form, context, 'dataRequest');
  if (refusal) return refuse({ botCheck: refusal });
  await refuseFlood(context.shop.doRequestOwnData(submission.value));
  const notice = { type: 'positive', key: 'dataRequest.sent' } as const;
  return seeOther(localePath(context.prefix, '/data-request'), [flashCookie([notice])]);
}
