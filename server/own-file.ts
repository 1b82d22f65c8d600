import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer';
import type { Engine } from './engine';
import { orderDocumentAnswer } from './order-document';
import { paymentIconAnswer } from './payment-icon';
import { privateFileAnswer } from './private-file';

/** A file from the tables or the private folder; undefined if the visitor may not see it. */
export async function ownFileAnswer(
  engine: Engine,
  asked: { req: IncomingMessage; origin: string; clientAddress: string },
): Promise<Answer | undefined> {
  return (
    (await privateFileAnswer(engine, asked)) ??
    (await paymentIconAnswer(engine, asked)) ??
    (await orderDocumentAnswer(engine, asked))
  );
}
