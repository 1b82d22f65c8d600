import * as z from 'zod';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { toWireOffer, wireOfferSchema } from '../shapes/offer';
import { toWireOrder, wireOrderSchema } from '../shapes/order/order';
import { offerQuestion, orQuestion, wireProofQuestionSchema } from '../shapes/proof-question';
import { wireIdSchema, wireKeySchema } from '../shapes/primitives';

const proof = z.string().max(100).nullish();

const LINK = {
  offerId: wireIdSchema,
  accessKey: wireKeySchema.nullish(),
  postcode: proof,
  name: proof,
  text: z.string().max(LIMITS.offer.text).nullish(),
};

type Link = z.output<z.ZodObject<typeof LINK>>;

const EXAMPLE = { offerId: 10_001, accessKey: 'k'.repeat(43) };

const keyOf = ({ offerId, accessKey }: Link) => ({ offerId, accessKey: accessKey ?? '' });

/** The offer for a visitor who may view it: a proof sent with any of the calls counts for all. */
async function open(link: Link, { shop }: WireCall) {
  const { postcode, name } = link;
  return shop.getOffer({ ...keyOf(link), ...(postcode && { postcode }), ...(name && { name }) });
}

export const offerOperations: WireTable = {
  getOffer: operation({
    about: 'The offer a link leads to, or what is to be proved first.',
    input: z.strictObject(LINK),
    output: z.union([wireOfferSchema, wireProofQuestionSchema]),
    example: EXAMPLE,
    needs: ['offer'],
    changes: ({ name, postcode }) => Boolean(name) || Boolean(postcode),
    run: (link, call) =>
      orQuestion(call, async () => toWireOffer(await open(link, call), call), 'offer'),
  }),

  doAcceptOffer: operation({
    about: 'Makes the order of an offer, with an obligation to pay; once.',
    input: z.strictObject({
      ...LINK,
      giftCardCodes: z.array(z.string().max(LIMITS.cart.couponCode)).max(20).optional(),
    }),
    output: wireOrderSchema,
    example: EXAMPLE,
    needs: ['offer'],
    words: offerQuestion,
    async run({ giftCardCodes = [], ...link }, call) {
      const { shop } = call;
      await open(link, call);
      const placed = await shop.doAcceptOffer({
        ...keyOf(link),
        termsAccepted: true,
        giftCardCodes,
      });
      const order = await shop.getOrder({ orderId: placed.id, accessKey: placed.accessKey });
      return toWireOrder(order, call);
    },
  }),

  doRejectOffer: operation({
    about: 'Turns an offer down, with a reason if there is one.',
    input: z.strictObject(LINK),
    output: z.strictObject({
      rejectComment: z.strictObject({
        id: z.int(),
        referenceValue: z.int(),
        createdAt: z.string(),
        text: z.string(),
      }),
    }),
    example: { ...EXAMPLE, text: 'Zu teuer' },
    needs: ['offer'],
    words: offerQuestion,
    async run(link, call) {
      const { offerId, text } = link;
      await open(link, call);
      await call.shop.doRejectOffer({ ...keyOf(link), text: text ?? '' });
      const createdAt = call.now().toISOString();
      const comment = { id: offerId, referenceValue: offerId, createdAt, text: text ?? '' };
      return { rejectComment: comment };
    },
  }),
};
