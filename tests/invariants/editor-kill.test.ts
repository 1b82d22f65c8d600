import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import type { ShopClient } from '../support/shop-client';
import { useShop } from '../support/use-shop';

const EDITS = 60;
const PASSWORD = 'blaue Wand, weiße Decke';
const CARD = {
  name: 'TextCard',
  type: 'content',
  meta: { uuid: 'a' },
  content: { text: { title: 'Satz' } },
};

const shop = useShop();

test(
  'kill -9 in a stream of edits: each confirmed edit is stored, and repeated edits are done once',
  { timeout: 240_000 },
  async () => {
    await shop.query(
      `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)
       on conflict (identifier, type, lang) do update set blocks = excluded.blocks`,
      [JSON.stringify([CARD])],
    );
    const editors = await Promise.all(['anna', 'bert'].map(editor));
    const killAfter = 5 + Math.floor(Math.random() * 20);
    let killed: Promise<void> | undefined;
    const kill = (acknowledged: number) => {
      if (acknowledged !== killAfter || killed) return;
      killed = sleep(Math.random() * 20).then(() => shop.server.kill9());
    };
    await Promise.all(editors.map((each) => stream(each, kill)));
    await killed;
    await shop.restart();

    for (const each of editors) {
      const { length } = each.acknowledged;
      expect(length, `killed after ${killAfter}`).toBeLessThan(EDITS);
      // One more may have been done with its answer lost.
      expect([length, length + 1], each.email).toContain(await copies(each));
    }
    for (const each of editors) {
      await sendAll(each);
      expect(await copies(each), each.email).toBe(EDITS);
    }
  },
);

type Editor = { client: ShopClient; email: string; edits: string[]; acknowledged: string[] };

async function editor(name: string): Promise<Editor> {
  const email = `${name}@example.com`;
  await createOperator(
    { pool: shop.pool, now: () => new Date() },
    { email, name, password: PASSWORD },
  );
  const client = shop.client();
  await client.post('/operator/login', { intent: 'password', email, password: PASSWORD });
  const edits = Array.from({ length: EDITS }, () => randomUUID());
  return { client, email, edits, acknowledged: [] };
}

/** Duplicates the block, one edit after the other, until the shop is killed. */
async function stream(each: Editor, onAcknowledged: (count: number) => void): Promise<void> {
  for (const once of each.edits) {
    if (!(await duplicate(each, once))) return;
    each.acknowledged.push(once);
    onAcknowledged(each.acknowledged.length);
  }
}

async function sendAll(each: Editor): Promise<void> {
  for (const once of each.edits) expect(await duplicate(each, once)).toBe(true);
}

/** False if the connection broke. */
async function duplicate({ client }: Editor, once: string): Promise<boolean> {
  try {
    const answer = await client.post('/operator/edit', { intent: 'duplicate', block: 'a', once });
    expect(answer.headers.get('location')).toMatch(/^\/operator\/edit(#|$)/);
    return answer.status === 303;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The number of copies of the block in the draft, without the original. */
async function copies({ email }: Editor): Promise<number> {
  const [row] = await shop.query<{ blocks: unknown[] }>(
    'select blocks from block_draft where author = $1',
    [email],
  );
  return row!.blocks.length - 1;
}
