import { parseWithZod } from '@conform-to/zod/v4';
import { summaryOf } from '~/components/ui/form-reply';
import { checkBot } from '~/features/page/bot-check/check-bot.server';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { ADDRESS_FIELDS, addressFormSchema } from '~/features/buy/checkout/checkout-forms.server';
import { fieldErrors as addressFieldErrors } from '~/features/buy/checkout/form-errors.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie, type FlashNotice } from '~/features/page/notices/flash.server';
import type { Locale } from '~/i18n/locales';
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
const KEPT = ['email', 'privacy', ...ADDRESS_FIELDS];
/** Who types one of these wants a billing address; name and country alone make none. */
const OF_BILLING = [
  'companyName',
  'vatNumber',
  'streetName',
  'apartment',
  'zipCode',
  'city',
  'phoneNumber',
];

/** As they stand on the page. */
const ORDER = [
  'firstName',
  'lastName',
  'email',
  'password',
  'password2',
  ...ADDRESS_FIELDS,
  'privacy',
  'botCheck',
  'formKey',
];

/**
 * Fields: those above, and those of an address for who gives one; `redirect` there or in the address.
 * 303 to where one came from, or 422.
 */
export async function registerAction(request: Request, context: RequestContext) {
  const form = await request.formData();
  const submission = parseWithZod(pickFields(form, FIELDS), { schema: registerFormSchema });
  const hasBilling = OF_BILLING.some((name) => String(form.get(name) ?? '').trim() !== '');
  const billing = hasBilling ? parseBilling(form) : null;
  const refuse = (
    codes: Record<string, string | string[] | null>,
    more: RegisterReply['errors'] = [],
  ) =>
    invalid<RegisterReply>(context, {
      values: Object.fromEntries(KEPT.map((name) => [name, String(form.get(name) ?? '')])),
      errors: inOrder([...more, ...fieldErrors(context.locale, codes)]),
      hasBilling,
    });
  if (submission.status !== 'success' || billing?.status === 'error') {
    const wrong = billing?.status === 'error' ? billing.error : null;
    return refuse(
      (submission.status === 'error' && submission.error) || {},
      addressErrors(context.locale, wrong ?? {}),
    );
  }
  const address = billing?.status === 'success' ? billing.value : null;
  const suspicion = await checkBot(form, context, 'registration');
  if (suspicion) return refuse({}, [{ field: 'botCheck', ...suspicion }]);
  const { password2: _, privacy: __, ...wish } = submission.value;
  try {
    await refuseFlood(
      context.shop.doRegisterUser({ ...wish, ...(address && { billingAddress: address }) }),
    );
  } catch (error) {
    if (isShopError(error, 'contact.passwordInvalid')) {
      return refuse({ password: String(error.cause?.password) });
    }
    if (isShopError(error, 'address.validationFailed')) {
      return refuse({}, addressErrors(context.locale, error.cause ?? {}));
    }
    if (!isShopError(error) || !/^(contact|login)\./.test(error.key)) throw error;
    return refuse({ email: error.key === 'contact.emailInvalid' ? 'email.valid' : error.key });
  }
  const notices: FlashNotice[] = [{ type: 'positive', key: 'customer.notice.registered' }];
  if (address?.vatNumber) {
    notices.push({ type: 'neutral', key: 'storefrontError.address.vatServerFallback' });
  }
  notices.push(...(await leftNotices(context)));
  return seeOther(redirectPath(request, form, context), [flashCookie(notices)]);
}

function parseBilling(form: FormData) {
  return parseWithZod(pickFields(form, ADDRESS_FIELDS), { schema: addressFormSchema });
}

function addressErrors(locale: Locale, codes: Record<string, unknown>): RegisterReply['errors'] {
  const errors = addressFieldErrors(locale, codes);
  return Object.entries(errors).map(([field, error]) => ({ field, ...error }));
}

/** Each field once: those of the name are the account's and the address's. */
function inOrder(errors: RegisterReply['errors']): RegisterReply['errors'] {
  return summaryOf(Object.fromEntries(errors.map((error) => [error.field, error])), ORDER);
}
