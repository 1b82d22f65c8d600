import * as z from 'zod';
import {
  ReceivedError,
  ShopError,
  type ReviewInput,
  type ReviewOperations,
  type SetReviewInput,
  type WrittenReview,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import * as lenient from '../entities/lenient';
import { readAnswer } from '../read-answer';
import { boughtGoodsOperations, requireCustomer } from './bought-goods';
import { reviewReading } from './reviews-read';

/** The saved review; a server that saves none returns the reason as text. */
const keptSchema = z.object({
  data: z.union([
    z.object({
      id: lenient.id,
      targetRelation: lenient.fields({ feedbackRelationParentTargetId: lenient.count }),
      feedbackComment: lenient.fields({ comment: lenient.fields({ createdAt: lenient.text }) }),
    }),
    z.string(),
  ]),
});

/** Reviews and replies. The contract returns no single review, and no replies of a customer. */
export function reviewOperations(call: ContractCall): ReviewOperations {
  async function write(
    operation: 'doReview' | 'setReview',
    argument: object,
    parentId: number | null,
  ): Promise<WrittenReview> {
    const { data } = readAnswer(operation, keptSchema, await call.ask(operation, argument));
    if (typeof data === 'string') throw new ReceivedError('unknownError', 400, { message: data });
    const { createdAt } = data.feedbackComment.comment;
    const written = new Date(createdAt);
    return {
      id: data.id,
      itemId: data.targetRelation.feedbackRelationParentTargetId,
      parentId,
      createdAt: (Number.isNaN(written.getTime()) ? call.now() : written).toISOString(),
    };
  }

  return {
    ...reviewReading(call),
    ...boughtGoodsOperations(call),
    getAnsweredReview: () => Promise.reject(new ShopError('feedback.notFound')),
    getOwnReplies: async () => [],
    async doReview(input) {
      await requireCustomer(call, byOf(input));
      const parentId = input.type === 'reply' ? input.targetId : null;
      return write('doReview', { ...said(input), targetId: input.targetId }, parentId);
    },
    async setReview(input) {
      await requireCustomer(call, byOf(input));
      return write('setReview', { ...said(input), feedbackId: input.feedbackId }, null);
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
