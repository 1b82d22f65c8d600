import { readFile, rm } from 'node:fs/promises';
import { createSemaphore } from '~/lib/concurrency';
import type { FormGuard } from '~/services/bot-check/bot-check';
import type { OperatorApi } from '~/services/operator-api/operator-api';
import type { ShopApi } from '~/services/shop-api';
import { findOwnOperation, OWN_OPERATIONS, type Namespace } from './own-operations';
import type { Visit } from './visit';

/** The shop of one visitor, each operation a call. */
export function bindShop(visit: Pick<Visit, 'ask'>): ShopApi {
  return bind('shop', visit) as ShopApi;
}

/** The team's operations of the same request. */
export function bindOperator(visit: Pick<Visit, 'ask'>): OperatorApi {
  return bind('operator', visit) as OperatorApi;
}

/** The stored data on forms. */
export function bindFormGuard(visit: Pick<Visit, 'ask'>): FormGuard {
  return {
    spend: async (nonce, content) =>
      (await visit.ask('front/spend', [nonce, content])) as 'first' | 'again' | 'other',
    limit: async (form) => void (await visit.ask('front/limit', [form])),
  };
}

type Method = (...args: unknown[]) => Promise<unknown>;
type Bound = { [name: string]: Method | Bound };

/** `drafts.plans.add` becomes a method of a nested object. */
function bind(namespace: Namespace, visit: Pick<Visit, 'ask'>): unknown {
  const bound: Bound = {};
  for (const name of Object.keys(OWN_OPERATIONS[namespace])) {
    const path = `${namespace}/${name}`;
    const parents = name.split('.');
    const last = parents.pop()!;
    let place = bound;
    for (const parent of parents) place = (place[parent] ??= {}) as Bound;
    place[last] = findOwnOperation(path)?.file
      ? (input) => withBytes(input as SentFile, (sent) => visit.ask(path, [sent]))
      : (...args) => visit.ask(path, args);
  }
  return bound;
}

type SentFile = { path: string };

/**
 * Files are completely in memory while they are sent, so few are sent at a time; others wait on the
 * disk.
 */
const runLimited = createSemaphore(4);

/** The file itself instead of its path; it is removed when the shop has it. */
function withBytes<Answer>(
  { path, ...input }: SentFile,
  send: (input: object) => Promise<Answer>,
): Promise<Answer> {
  return runLimited(async () => {
    const answer = await send({ ...input, bytes: await readFile(path) });
    await rm(path, { force: true });
    return answer;
  });
}
