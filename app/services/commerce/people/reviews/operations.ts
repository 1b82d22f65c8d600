import {
  deleteReviewInputSchema,
  reviewInputSchema,
  setReviewInputSchema,
  ShopError,
  type ReviewOperations,
} from '../../../shop-api';
import type * as z from 'zod';
import type { CommerceContext } from '../../core/commerce-context';
import { getBoughtGoods } from './reviewed-purchases';
import { changeReview, deleteReview } from './change-review';
import { getReview } from './get-review';
import { getAnsweredReview, getOwnReplies, writeReply } from './write-reply';
import { getAuthenticatedReview, writeReview } from './write-review';

/** Reviews of goods by buyers, and replies to them (§7). */
export function reviewOperations(ctx: CommerceContext): ReviewOperations {
  return {
    getReview: (input) => getReview(ctx, input),
    getBoughtGoods: (input) => getBoughtGoods(ctx, input),
    getAuthenticatedReview: (input) => getAuthenticatedReview(ctx, input),
    getOwnReplies: () => getOwnReplies(ctx),
    getAnsweredReview: (input) => getAnsweredReview(ctx, input),
    async doReview(input) {
      const wish = read(reviewInputSchema, input);
      return wish.type === 'review' ? writeReview(ctx, wish) : writeReply(ctx, wish);
    },
    setReview: async (input) => changeReview(ctx, read(setReviewInputSchema, input)),
    deleteReview: async (input) => deleteReview(ctx, read(deleteReviewInputSchema, input)),
  };
}

/**
 * Throws `feedback.invalid` (422) for input that the forms of the shop would not send; the cause names the
 * first field that is too long and its limit.
 */
function read<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new ShopError('feedback.invalid', { ...tooLong(parsed.error) });
  return parsed.data;
}

function tooLong({ issues }: z.ZodError): { cause?: Record<string, unknown> } {
  const issue = issues.find(
    ({ code, path }) => code === 'too_big' && path.at(-1) !== 'ratingValue',
  );
  if (issue?.code !== 'too_big') return {};
  return { cause: { [String(issue.path.at(-1))]: 'maxCharacters', max: issue.maximum } };
}
