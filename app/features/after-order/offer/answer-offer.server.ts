import { flashCookie } from '~/features/page/notices/flash.server';
import { failureText } from '~/features/page/failure.server';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { LIMITS } from '~/services/shop-api/entities/limits';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type ShopError } from '~/services/shop-api';
import { findOffer, notFoundAs404, offerPath, type OfferLink } from './load-offer.server';

/** What was typed, and what was wrong with it; `field` is the id of a control of the page. */
export type OfferReply = {
  typed: { postcode?: string; name?: string; text?: string };
  error: { field: string; code: string; text: string };
};

/**
 * Carries out what was posted to an offer: `intent` accept (terms), reject (text), else a proof from
 * another device (postcode or name).
 */
export async function answerOffer(context: RequestContext, link: OfferLink, form: FormData) {
  const fields = pickFields(form, ['intent', 'terms', 'text', 'postcode', 'name']);
  const value = (name: string) => String(fields.get(name) ?? '').trim();
  switch (value('intent')) {
    case 'accept':
      return accept(context, link, value('terms') !== '');
    case 'reject':
      return reject(context, link, value('text'));
    default:
      return prove(context, link, {
        postcode: value('postcode').slice(0, LIMITS.address.zipCode),
        name: value('name').slice(0, LIMITS.address.lastName),
      });
  }
}

async function accept(context: RequestContext, link: OfferLink, hasTerms: boolean) {
  if (!hasTerms) {
    const text = translate(context.locale, 'errorMessages.checkout.termsRequired');
    return refuse(context, {}, { field: 'terms', code: 'terms.required', text });
  }
  try {
    const { id, accessKey } = await notFoundAs404(
      context.shop.doAcceptOffer({ ...link, termsAccepted: true }),
    );
    return seeOther(localePath(context.prefix, `/confirmation/${id}/${accessKey}`));
  } catch (error) {
    return refused(context, link, error, {});
  }
}

async function reject(context: RequestContext, link: OfferLink, text: string) {
  try {
    await notFoundAs404(context.shop.doRejectOffer({ ...link, text }));
  } catch (error) {
    return refused(context, link, error, { text });
  }
  const notice = flashCookie([{ type: 'positive', key: 'notices.offerRejected' }]);
  return seeOther(localePath(context.prefix, '/'), [notice]);
}

async function prove(
  context: RequestContext,
  link: OfferLink,
  typed: { postcode: string; name: string },
) {
  const { postcode, name } = typed;
  if (postcode === '' && name === '') {
    const text = translate(context.locale, 'errorMessages.requiredField');
    return refuse(context, typed, { field: 'postcode', code: 'postcode.required', text });
  }
  try {
    await findOffer(context, { ...link, ...(postcode && { postcode }), ...(name && { name }) });
  } catch (error) {
    if (!isShopError(error)) throw error;
    return refuse(context, typed, failure(context, error, 'postcode'));
  }
  return seeOther(localePath(context.prefix, offerPath(link)));
}

/** A device that has not proved itself is led to the question; everything else is said on the page. */
function refused(
  context: RequestContext,
  link: OfferLink,
  error: unknown,
  typed: OfferReply['typed'],
) {
  if (!isShopError(error)) throw error;
  if (error.key.startsWith('order.additionalAuthentication')) {
    return seeOther(localePath(context.prefix, offerPath(link)));
  }
  const field = error.key === 'offer.commentInvalid' ? 'text' : 'offer-answer';
  return refuse(context, typed, failure(context, error, field));
}

function failure(context: RequestContext, error: ShopError, field: string) {
  const text = failureText(context.locale, error).replace('{max}', String(LIMITS.offer.text));
  return { field, code: error.key, text };
}

function refuse(context: RequestContext, typed: OfferReply['typed'], error: OfferReply['error']) {
  return invalid(context, { typed, error } satisfies OfferReply);
}
