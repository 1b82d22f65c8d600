import * as z from 'zod';
import {
  ShopError,
  type ReviewInput,
  type ReviewOperations,
  type SetReviewInput,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import * as lenient from '../entities/lenient';
import { readAnswer } from '../read-answer';
import { boughtGoodsOperations, requireCustomer } from './bought-goods';
import { reviewReading } from './reviews-read';

/** The saved review; a server that saves none returns the reason as text. */
const keptSchema = z.object({ data: z.union([z.object({ id: lenient.id }), z.string()]) });

/** Reviews and replies. The contract returns no single review, and no replies of a customer. */
export function reviewOperations(call: ContractCall): ReviewOperations {
  async function write(operation: 'doReview' | 'setReview', argument: object): Promise<number> {
    const { data } = readAnswer(operation, keptSchema, await call.ask(operation, argument));
    if (typeof data === 'string') throw new ShopError('unknownError', { message: data });
    return data.id;
  }

  return {
    ...reviewReading(call),
    ...boughtGoodsOperations(call),
    getAnsweredReview: () => Promise.reject(new ShopError('feedback.notFound', { code: 404 })),
    getOwnReplies: async () => [],
    async doReview(input) {
      await requireCustomer(call, byOf(input));
      return { id: await write('doReview', { ...said(input), targetId: input.targetId }) };
    },
    async setReview(input) {
      await requireCustomer(call, byOf(input));
      await write('setReview', { ...said(input), feedbackId: input.feedbackId });
    },
    async deleteReview({ feedbackId, by }) {
      await requireCustomer(call, by);
      await call.ask('deleteReview', { feedbackId });
    },
  };
}

const byOf = (input: ReviewInput | SetReviewInput) => ('by' in input ? input.by : undefined);

/** A reply sends stars and title empty. */
function said(input: ReviewInput | SetReviewInput) {
  const { type, message, authorName = '' } = input;
  const judged = type === 'review' ? input : { ratingValue: 0, title: '' };
  return { type, message, authorName, ratingValue: judged.ratingValue, title: judged.title };
}
