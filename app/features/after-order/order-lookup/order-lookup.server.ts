import type { FieldError } from '~/components/ui/field';
import { failureText } from '~/features/page/failure.server';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, readId } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/limits';

export type LookupReply = {
  typed: { orderId: string; proof: string };
  errors: { orderId?: FieldError; proof?: FieldError };
};

/** Looks an order up. Fields: orderId, proof (postcode, last name or company name). */
export async function replyToLookup(context: RequestContext, form: FormData) {
  const { locale, prefix, shop } = context;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = {
    orderId: text('orderId').slice(0, 20),
    proof: text('proof').slice(0, LIMITS.address.companyName),
  };
  const errors = checked(typed, locale);
  const orderId = readId(typed.orderId);
  if (Object.keys(errors).length > 0 || orderId === null)
    return invalid(context, { typed, errors });
  try {
    const { id, accessKey } = await shop.doFindOrder({ orderId, proof: typed.proof });
    return seeOther(localePath(prefix, `/confirmation/${id}/${accessKey}`));
  } catch (error) {
    if (!isShopError(error)) throw error;
    if (error.key === 'order.additionalAuthenticationRequiredLogin') {
      return seeOther(localePath(prefix, `/my-account/my-orders/${orderId}`));
    }
    const refusal = { code: error.key, text: failureText(locale, error) };
    return invalid(context, { typed, errors: { orderId: refusal } });
  }
}

function checked({ orderId, proof }: LookupReply['typed'], locale: RequestContext['locale']) {
  const errors: LookupReply['errors'] = {};
  if (readId(orderId) === null) {
    errors.orderId = {
      code: orderId === '' ? 'orderId.required' : 'orderId.format',
      text: translate(locale, 'orderLookup.error.orderId'),
    };
  }
  if (proof === '') {
    errors.proof = { code: 'proof.required', text: translate(locale, 'orderLookup.error.proof') };
  }
  return errors;
}
