import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentBlock } from '../../app/blocks/kit/define-block';
import { changeDraft, openDraft, publishDraft } from '../../app/editor/drafts.server';
import { publishPlans } from '../../app/editor/publishing/publish-plans.server';
import { draftStore } from '../../app/services/commerce/team/drafts/draft-store';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import type { PageKey } from '../../app/services/operator-api/page-key';
import type { Block } from '../../app/services/shop-api';
import { bundleProcess, type BundledProcess } from '../support/bundle-process';
import { createTestContext, type TestContext } from '../support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { editorStore } from '../../app/editor/editor-store.server';

const MOST_STATEMENTS = 40;
const DUE = new Date('2027-01-10T13:00:00Z');
const now = () => new Date('2027-01-10T12:00:00Z');
const key: PageKey = { identifier: 'index', type: 'immutable', lang: 'de' };
const author = 'anna@x.de';
const card = (uuid: string) => contentBlock('TextCard', uuid, { text: { title: uuid } });
const titlesOf = (blocks: readonly Block[]) =>
  blocks.map(({ content }) => (content as { text: { title: string } }).text.title).join(' ');

let database: TestDatabase;
let ctx: TestContext;
let planning: BundledProcess;
beforeAll(async () => {
  planning = await bundleProcess('tests/support/planning-process.ts');
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool, { now });
  const password = 'blaue Wand, weiße Decke';
  await createOperator({ pool: database.pool, now }, { email: author, name: 'Anna', password });
});
afterAll(async () => {
  await database.drop();
  await planning.remove();
});

const writer = () => ({ store: editorStore(draftStore(ctx), []), key, author });

function retitle(uuid: string, title: string) {
  const command = { kind: 'change' as const, uuid, fields: { text: { title } } };
  return changeDraft(writer(), [{ id: crypto.randomUUID(), commands: [command] }]);
}

/** Plans a publication, after which its author continues to edit. */
async function planned() {
  await database.pool.query('truncate block_document, block_revision, block_draft, block_plan');
  await database.pool.query(
    `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)`,
    [JSON.stringify([card('a'), card('b')])],
  );
  await retitle('a', 'geplant');
  const { draft, base } = await writer().store.read(key, author);
  const { blocks, version } = draft!;
  await writer().store.plans.add(key, author, { blocks, version, base, dueAt: DUE });
  await retitle('a', 'besser');
}

/** The published page, the stored revisions and plans, and the author's draft. */
async function state() {
  const { live } = await writer().store.read(key, author);
  const versions = (await writer().store.revisions(key)).map(({ version }) => version);
  const plans = (await writer().store.plans.list(key)).length;
  const draft = titlesOf((await openDraft(writer())).blocks);
  return { live: titlesOf(live.blocks), versions, plans, draft };
}
const BEFORE = { live: 'a b', versions: [], plans: 1, draft: 'besser b' };
const AFTER = { live: 'geplant b', versions: [2, 1], plans: 0, draft: 'besser b' };

/** Publishes due plans in a separate process; returns whether it was killed. */
async function carryOutAndDie(statement: number, when: string): Promise<boolean> {
  const given = [database.url, DUE.toISOString(), String(statement), when];
  const child = spawn(process.execPath, [planning.file, ...given], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') expect(code).toBe(0);
  return signal === 'SIGKILL';
}

test.each(['before', 'sent'])(
  'kill -9 at each statement of a planned publication (%s): all of it or nothing, and then once (attack 83)',
  { timeout: 600_000 },
  async (when) => {
    for (let statement = 1; ; statement += 1) {
      await planned();
      const isKilled = await carryOutAndDie(statement, when);
      const at = `${when} statement ${statement}`;
      // The database notices the broken connection and rolls back.
      await expect
        .poll(state, { message: at })
        .toSatisfy(isOneOf(isKilled ? [BEFORE, AFTER] : [AFTER]));
      await publishPlans(draftStore({ ...ctx, now: () => DUE }));
      expect(await state(), at).toEqual(AFTER);
      expect(await publishDraft(writer()), at).toMatchObject({
        isPublished: true,
        isMerged: false,
      });
      expect(await state(), at).toMatchObject({ live: 'besser b', versions: [3, 2, 1] });
      if (!isKilled) break;
      expect(statement).toBeLessThan(MOST_STATEMENTS);
    }
  },
);

const isOneOf = (known: object[]) => (seen: object) =>
  known.some((each) => JSON.stringify(each) === JSON.stringify(seen));
