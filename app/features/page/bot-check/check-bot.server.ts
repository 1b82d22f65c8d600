import type { AppLoadContext } from '@remix-run/node';
import type { FieldError } from '~/components/ui/field';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { translate } from '~/i18n/translate.server';
import type { GuardedForm } from '~/services/bot-check/guarded-form';

/**
 * Asks once the fields of a form are right: a token is good for one content. Null: take the form; else
 * what stands at its `BotCheck`, with 422 and the page again. Too many from one address: 429.
 */
export async function checkBot(
  form: FormData,
  { botCheck, locale }: Pick<AppLoadContext, 'botCheck' | 'locale'>,
  name: GuardedForm,
): Promise<FieldError | null> {
  const code = await refuseFlood(botCheck.check(name, form));
  if (!code) return null;
  const key =
    code === 'turnstile.invalid' ? 'storefrontError.turnstile.invalid' : 'errorMessages.sendAgain';
  return { code, text: translate(locale, key) };
}
