import { jobContext, transact, type JobBase } from '../../core/commerce-context';
import type { OutboxHandler } from '../../core/outbox/run-outbox';
import { keepAnswer, PATIENCE, questionOf } from '../../sale/vat-numbers/ask-vat-number';
import { noteVatAnswer } from './note-vat-answer';

/** Checks numbers without an answer again, until there is one. */
export function vatNumberHandlers(base: JobBase): Record<string, OutboxHandler> {
  return {
    async 'vat:number'({ number: given }) {
      const number = String(given);
      const ctx = jobContext(base, 'de');
      // VAT numbers are not checked any more.
      if (!ctx.checkVatNumber) return;
      const answer = await questionOf(ctx, number, PATIENCE.beside);
      if (answer.state === 'later') throw new Error(`nobody could say: ${answer.reason}`);
      await transact(ctx, async (ctx) => {
        await keepAnswer(ctx, number, answer);
        await noteVatAnswer(ctx, number, answer);
      });
    },
  };
}
