import { data } from '@remix-run/node';
import { noticeQrCode } from '~/components/guarantee/qr-codes.server';
import type { QrCodeView } from '~/components/ui/qr-code';
import { otherAccount } from '~/features/page/errors/other-account.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { translate, translatorFor } from '~/i18n/translate.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, readId, type GetOfferInput, type Offer } from '~/services/shop-api';
import { offerVatNotes } from './offer-vat-notes.server';
import { offerView, type OfferView } from './offer-view';

type Params = Record<string, string | undefined>;

export type OfferLink = { offerId: number; accessKey: string };

type ShownOffer = {
  offer: OfferView;
  /** The reason why it has no VAT, and the note on customs. */
  vatNotes: string[];
  shopEmail: string;
  guaranteeQrCode: QrCodeView;
};

/** `proof`: the device must first prove that it knows the offer. */
export type OfferPageView = ({ kind: 'offer' } & ShownOffer) | { kind: 'proof'; message: string };

/** The offer of a link; a malformed link gets the same answer as an unknown one. */
export function offerLink(params: Params): OfferLink {
  const offerId = readId(params.offerId ?? '');
  const { accessKey = '' } = params;
  if (offerId === null || !/^[\w-]{1,100}$/.test(accessKey)) throw data(null, 404);
  return { offerId, accessKey };
}

/** Path of the page without prefix. */
export function offerPath({ offerId, accessKey }: OfferLink): string {
  return `/offer/${offerId}/${accessKey}`;
}

/** The offer of a link, or the form for a proof. 404 for none. */
export async function loadOffer(context: RequestContext, link: OfferLink): Promise<OfferPageView> {
  try {
    const offer = await findOffer(context, link);
    const { locale, priceGroup } = context;
    const { country, email } = context.configuration.seller;
    return {
      kind: 'offer',
      offer: offerView(offer, priceGroup),
      vatNotes: offerVatNotes(offer, country, translatorFor(locale)),
      shopEmail: email,
      guaranteeQrCode: noticeQrCode(locale),
    };
  } catch (error) {
    if (!isShopError(error, 'order.additionalAuthenticationRequiredPostcode')) throw error;
    return { kind: 'proof', message: translate(context.locale, 'offer.proofNeeded') };
  }
}

/** The offer; an unknown number and a wrong key look the same: 404. Repeated guesses get 429. */
export function findOffer({ shop }: RequestContext, input: GetOfferInput): Promise<Offer> {
  return notFoundAs404(refuseFlood(shop.getOffer(input)));
}

/**
 * 404 for an unknown offer; an offer for another account gets a message, because its key is right.
 */
export async function notFoundAs404<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isOfOthers = isShopError(error, 'offer.openUnauthorized') && !error.cause?.['authType'];
    if (isOfOthers) throw otherAccount();
    if (isShopError(error, 'offer.notFound')) throw data(null, 404);
    throw error;
  }
}
