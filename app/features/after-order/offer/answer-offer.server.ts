import * as z from 'zod';
import {
  PROOF_WANTED,
  proofFormSchema,
  requireProof,
  statedProof,
} from '~/features/after-order/confirmation/proof-form.server';
import {
  byIntent,
  done,
  form,
  formAction,
  type FormPost,
} from '~/features/page/form-action.server';
import { isPlainText } from '~/lib/control-characters';
import { isShopError } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import {
  findOffer,
  notFoundAs404,
  offerLink,
  offerPath,
  type OfferLink,
} from './load-offer.server';

const max = LIMITS.offer.text;
const wrongText = 'offer.commentInvalid';

const accept = form({
  schema: z.object({
    terms: z.string('terms.required'),
    /** Codes, one a line. */
    giftCards: z.string().max(400, 'giftCards.length').default(''),
  }),
  texts: { 'terms.required': 'errorMessages.checkout.termsRequired' },
  places: { coupon: 'giftCards', '*': 'offer-answer' },
  run: ({ giftCards }, sent: FormPost<OfferLink>) =>
    answer(sent, async ({ context, found }) => {
      const order = await context.shop.doAcceptOffer({
        ...found,
        termsAccepted: true,
        giftCardCodes: codesOf(giftCards),
      });
      return done(context, `/confirmation/${order.id}/${order.accessKey}`);
    }),
});

/** One a line, or with commas or semicolons between them: a code may be typed in groups. */
function codesOf(typed: string): string[] {
  const codes = typed.split(/[\n,;]/).map((code) => code.trim());
  return codes.filter(Boolean);
}

const reject = form({
  schema: z.object({
    text: z
      .string()
      .trim()
      .max(max, wrongText)
      .refine(isPlainText, { error: wrongText, params: { max } })
      .default(''),
  }),
  places: { [wrongText]: 'text', '*': 'offer-answer' },
  run: ({ text }, sent: FormPost<OfferLink>) =>
    answer(sent, async ({ context, found }) => {
      await context.shop.doRejectOffer({ ...found, text });
      return done(context, '/', 'notices.offerRejected');
    }),
});

/** The proof from another device. */
const prove = form({
  schema: proofFormSchema,
  places: { ...PROOF_WANTED, '*': 'postcode' },
  async run(proof, { context, found }: FormPost<OfferLink>) {
    await findOffer(context, { ...found, ...statedProof(proof) });
    requireProof(proof);
    return done(context, offerPath(found));
  },
});

/** A post to an offer: an answer, otherwise a proof. */
export const offerAction = formAction(
  ({ params }) => offerLink(params),
  byIntent({ accept, reject, prove }, 'prove'),
);

/** A device without a proof is redirected to the form for it. */
async function answer(
  sent: FormPost<OfferLink>,
  work: (sent: FormPost<OfferLink>) => Promise<Response>,
): Promise<Response> {
  try {
    return await notFoundAs404(work(sent));
  } catch (error) {
    const isUnproved = isShopError(error) && error.key.startsWith('order.additionalAuthentication');
    if (!isUnproved) throw error;
    return done(sent.context, offerPath(sent.found));
  }
}
