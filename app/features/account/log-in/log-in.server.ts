import * as z from 'zod';
import {
  formKeyField,
  passwordField,
} from '~/features/account/account-fields/account-fields.server';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import {
  anybody,
  doneAt,
  form,
  formAction,
  type FormPost,
} from '~/features/page/form-action.server';
import { emailField } from '~/features/page/email-field.server';
import { returnPath } from '~/features/page/return-path';
import { localeFromPath, localePath } from '~/i18n/locales';

/** `redirect` may be in the address instead. */
const logInFormSchema = z.object({
  email: emailField,
  password: passwordField,
  formKey: formKeyField,
  redirect: z.string().optional(),
});

/** 303 to the page the customer came from. */
export const logInAction = formAction(
  anybody,
  form({
    schema: logInFormSchema,
    places: { login: 'email' },
    async run({ redirect: _, ...login }, sent) {
      const { shop } = sent.context;
      const before = await shop.getCartCount();
      const { basket } = await shop.doLogin(login);
      const notices = leftNotices(sent.context);
      if (basket.itemQuantity > before) {
        notices.unshift({ type: 'neutral', key: 'customer.notice.cartJoined' });
      }
      return doneAt(redirectPath(sent), ...notices);
    },
  }),
);

/**
 * The page after the log-in: the one that required it, otherwise the account. In the language of
 * the log-in, which may have been switched meanwhile.
 */
export function redirectPath({ context, form: posted, request }: FormPost): string {
  const asked = posted.get('redirect') ?? new URL(request.url).searchParams.get('redirect');
  const target = returnPath(asked, localePath(context.prefix, '/my-account'));
  const { locale, path } = localeFromPath(target);
  return locale === context.locale ? target : localePath(context.prefix, path);
}
