import * as z from 'zod';
import {
  isShopError,
  ShopError,
  type GetOfferInput,
  type OfferOperations,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOffer, wireOfferSchema } from '../entities/offer';
import * as lenient from '../entities/lenient';
import { readAnswer } from '../read-answer';
import { refuseQuestion } from './proof-question';

const placedSchema = z.object({ order: z.object({ id: lenient.id, accessKey: lenient.text }) });

/** Offers of a server of the contract. */
export function offerOperations(call: ContractCall): OfferOperations {
  async function ask(
    operation: string,
    input: GetOfferInput & { text?: string },
  ): Promise<unknown> {
    const answer = await call.ask(operation, input);
    return refuseQuestion(answer, {
      isProved: Boolean(input.postcode ?? input.name),
      wrongProof: 'offer.openUnauthorized',
      notFound: 'offer.notFound',
    });
  }

  return {
    async getOffer(input) {
      try {
        const answer = await ask('getOffer', input);
        return toOffer(readAnswer('getOffer', wireOfferSchema, answer), call);
      } catch (error) {
        if (!isShopError(error, 'order.additionalAuthRequiredName')) throw error;
        // One form requests both.
        throw new ShopError('order.additionalAuthenticationRequiredPostcode');
      }
    },
    async doAcceptOffer({ offerId, accessKey, giftCardCodes = [] }) {
      const cards = giftCardCodes.length > 0 ? { giftCardCodes } : {};
      const answer = await ask('doAcceptOffer', { offerId, accessKey, ...cards });
      return { ...readAnswer('doAcceptOffer', placedSchema, answer).order, isRepeat: false };
    },
    async doRejectOffer({ offerId, accessKey, text = '' }) {
      await ask('doRejectOffer', { offerId, accessKey, text });
    },
  };
}
