import { parseWithZod } from '@conform-to/zod/v4';
import type { ZodType } from 'zod/v4';
import { requireCustomer } from '~/features/page/guards.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { fieldErrors } from '~/features/account/sign-in/field-errors.server';
import {
  deleteFormSchema,
  emailFormSchema,
  namesFormSchema,
  passwordFormSchema,
} from '~/features/account/sign-in/sign-in-forms.server';
import { localePath } from '~/i18n/locales';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api';
import type { PersonalDataReply } from './personal-data-page';

type Codes = Record<string, string | string[] | null>;

/** What one of the forms needs: its fields, what is done with them, and what is said then. */
type Part<T> = {
  schema: ZodType<T>;
  fields: string[];
  run: (value: T) => Promise<void>;
  notice: string;
  /** The field in which the present password was asked for. */
  passwordField: string;
};

/**
 * Fields: intent (names, email, password) and those of its part. 303 to the page, or 422 with what
 * was typed, but for passwords.
 */
export async function personalDataAction(request: Request, context: RequestContext) {
  requireCustomer(context, request.url);
  const form = await request.formData();
  const { shop } = context;
  switch (form.get('intent')) {
    case 'password':
      return save(form, context, {
        schema: passwordFormSchema,
        fields: ['oldPassword', 'password', 'password2'],
        run: (value) => shop.doChangeUserPassword(value),
        notice: 'passwordChanged',
        passwordField: 'oldPassword',
      });
    case 'email':
      return save(form, context, {
        schema: emailFormSchema,
        fields: ['email', 'emailPassword'],
        run: ({ email, emailPassword }) => shop.doChangeEmail({ email, password: emailPassword }),
        notice: 'emailPending',
        passwordField: 'emailPassword',
      });
    default:
      return save(form, context, {
        schema: namesFormSchema,
        fields: ['firstName', 'lastName'],
        run: (value) => shop.setPersonalData(value),
        notice: 'namesSaved',
        passwordField: '',
      });
  }
}

async function save<T>(form: FormData, context: RequestContext, part: Part<T>) {
  const picked = pickFields(form, part.fields);
  const submission = parseWithZod(picked, { schema: part.schema });
  const refuse = (codes: Codes) =>
    invalid<PersonalDataReply>(context, {
      values: Object.fromEntries(
        ['firstName', 'lastName', 'email'].flatMap((name) => {
          const value = picked.get(name);
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      ),
      errors: fieldErrors(context.locale, codes),
    });
  if (submission.status !== 'success') return refuse(submission.error ?? {});
  try {
    await refuseFlood(part.run(submission.value));
  } catch (error) {
    if (!isShopError(error) || !error.key.startsWith('contact.')) throw error;
    if (error.key === 'contact.passwordWrong') return refuse({ [part.passwordField]: error.key });
    return refuse(error.cause as Codes);
  }
  const notice = { type: 'positive', key: `customer.notice.${part.notice}` } as const;
  const path = localePath(context.prefix, '/my-account/personal-data');
  return seeOther(path, [flashCookie([notice])]);
}

/** Field: password. 303 to the home page, or 422. */
export async function deleteAccountAction(request: Request, context: RequestContext) {
  requireCustomer(context, request.url);
  const form = pickFields(await request.formData(), ['password']);
  const submission = parseWithZod(form, { schema: deleteFormSchema });
  const refuse = (codes: Codes) =>
    invalid<PersonalDataReply>(context, {
      values: {},
      errors: fieldErrors(context.locale, codes),
    });
  if (submission.status !== 'success') return refuse(submission.error ?? {});
  try {
    await refuseFlood(context.shop.deleteCustomer(submission.value));
  } catch (error) {
    if (!isShopError(error, 'contact.passwordWrong')) throw error;
    return refuse({ password: error.key });
  }
  const notice = { type: 'positive', key: 'customer.notice.deleted' } as const;
  const answer = seeOther(localePath(context.prefix, '/'), [flashCookie([notice])]);
  answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
}
