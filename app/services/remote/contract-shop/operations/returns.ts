import * as z from 'zod';
import type { MakeOrderReturnInput, ReturnOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOrder, wireOrderSchema } from '../entities/order';
import { wirePageOf } from '../entities/page';
import { toReturn } from '../entities/return';
import * as lenient from '../entities/lenient';
import { readAnswer } from '../read-answer';
import { once } from './once';
import { readOrder } from './read-order';

const returnsSchema = wirePageOf(wireOrderSchema);
const reasonsSchema = z.object({
  reasons: lenient.list(z.object({ id: lenient.id, name: lenient.text })),
  defaultReasonId: lenient.idOrNull,
});
const madeSchema = z.object({ order: z.object({ id: lenient.id }) });

/** Returns to a server of the contract. */
export function returnOperations(call: ContractCall): ReturnOperations {
  return {
    async getReturns({ page = 1, itemsPerPage: items = 10 } = {}) {
      const answer = await call.ask('getReturns', { page, items });
      const { entries, ...place } = readAnswer('getReturns', returnsSchema, answer);
      return { ...place, entries: entries.map((wire) => toReturn(toOrder(wire, call))) };
    },
    async getReturnReasons() {
      const returnable = readAnswer(
        'getReturnReasons',
        reasonsSchema,
        await call.ask('getReturnReasons'),
      );
      // Which reasons are faults is unknown; in the upstream shop no goods can be returned for
      // faults only.
      return {
        ...returnable,
        reasons: returnable.reasons.map((each) => ({ ...each, isFault: false })),
      };
    },
    doMakeOrderReturn: ({ orderId, accessKey, items, returnNote = '', submissionId }) =>
      once('doMakeOrderReturn', submissionId, async () => {
        const answer = await call.ask('doMakeOrderReturn', {
          orderId,
          orderAccessKey: accessKey,
          returnNote,
          variationIds: await byVariation(call, { orderId, accessKey, items }),
        });
        return readAnswer('doMakeOrderReturn', madeSchema, answer).order;
      }),
  };
}

type ReturnInput = Pick<MakeOrderReturnInput, 'orderId' | 'accessKey' | 'items'>;

/**
 * The contract counts pieces of goods, not of lines; the reason of the first line applies to all of
 * them.
 */
async function byVariation(call: ContractCall, { items, ...link }: ReturnInput) {
  const { orderItems } = await readOrder(call, link);
  const chosen: Record<string, { quantity: number; returnReasonId?: number }> = {};
  for (const { orderItemId, quantity, returnReasonId } of items) {
    const id = orderItems.find((line) => line.id === orderItemId)?.itemVariationId;
    if (!id || quantity === 0) continue;
    const before = chosen[id];
    const reason = before?.returnReasonId ?? returnReasonId;
    chosen[id] = {
      quantity: (before?.quantity ?? 0) + quantity,
      ...(reason && { returnReasonId: reason }),
    };
  }
  return chosen;
}
