import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database';
import { draftStore } from '~/services/commerce/team/drafts/draft-store';
import { createOperator } from '~/services/commerce/team/operators/create-operator';
import type { PageKey } from '~/services/operator-api/page-key';
import type { Right } from '~/services/operator-api/operator';
import type { Block } from '../../services/shop-api';
import { contentBlock } from '~/blocks/kit/define-block';
import { uuidsOf } from '../document/tree';
import { changeDraft, openDraft, publishDraft, takePlanned } from '../drafts.server';
import { publishPlans } from './publish-plans.server';
import { editorStore } from '../editor-store.server';

let database: TestDatabase;
let ctx: TestContext;
let now = new Date('2027-01-10T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool, { now: () => now });
  for (const name of ['anna', 'bert']) await operator(name);
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = new Date('2027-01-10T12:00:00Z');
  await database.pool.query(
    'truncate block_document, block_revision, block_draft, block_plan, page_presence',
  );
  await database.pool.query(
    `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)`,
    [JSON.stringify([card('a'), card('b')])],
  );
});

const key: PageKey = { identifier: 'index', type: 'immutable', lang: 'de' };
const card = (uuid: string, title = uuid) => contentBlock('TextCard', uuid, { text: { title } });
const drafts = () => editorStore(draftStore(ctx), []);
const writer = (author = 'anna@x.de') => ({ store: drafts(), key, author });
const later = (hours: number) => new Date(Date.UTC(2027, 0, 10, 12 + hours));

function operator(name: string, rights?: Right[]) {
  const account = { email: `${name}@x.de`, name, password: 'blaue Wand, weiße Decke' };
  return createOperator(
    { pool: database.pool, now: () => now },
    { ...account, ...(rights && { rights }) },
  );
}

function retitle(uuid: string, title: string, author?: string) {
  const command = { kind: 'change' as const, uuid, fields: { text: { title } } };
  return changeDraft(writer(author), [{ id: crypto.randomUUID(), commands: [command] }]);
}

async function plan(dueAt: Date, author = 'anna@x.de') {
  const { draft, base } = await drafts().read(key, author);
  const { blocks, version } = draft!;
  await drafts().plans.add(key, author, { blocks, version, base, dueAt });
}

async function live() {
  const { rows } = await database.pool.query<{ blocks: Block[]; version: number }>(
    `select blocks, version from block_document where lang = 'de'`,
  );
  return { titles: titlesOf(rows[0]!.blocks), version: rows[0]!.version };
}

const titlesOf = (blocks: readonly Block[]) =>
  blocks.map(({ content }) => (content as { text: { title: string } }).text.title).join(' ');
const draftOf = async (author?: string) => {
  const { blocks, isChanged } = await openDraft(writer(author));
  return { titles: titlesOf(blocks), isChanged };
};
const run = (at: Date) => {
  now = at;
  return publishPlans(drafts());
};

describe('a planned draft', () => {
  test('is live when its time has come, not before, and once', async () => {
    await retitle('a', 'geplant');
    await plan(later(2));
    await run(later(1));
    expect(await live()).toEqual({ titles: 'a b', version: 1 });
    await run(later(2));
    await run(later(3));
    expect(await live()).toEqual({ titles: 'geplant b', version: 2 });
    expect(await drafts().plans.list(key)).toEqual([]);
    expect(await draftOf()).toEqual({ titles: 'geplant b', isChanged: false });
    expect((await drafts().revisions(key))[0]).toEqual({
      version: 2,
      author: 'anna@x.de',
      at: later(2),
      plannedAt: later(0),
    });
  });

  test('is cleaned once more, whatever its row contains', async () => {
    await retitle('a', 'geplant');
    await plan(later(1));
    const [a, b] = [card('a', 'geplant'), card('b')];
    const wild = { title: 'geplant', htmlDescription: '<p>Ja<script>alert(1)</script></p>' };
    await database.pool.query('update block_plan set blocks = $1', [
      JSON.stringify([{ ...a, content: { text: wild } }, b]),
    ]);
    await run(later(1));
    const { rows } = await database.pool.query<{ blocks: Block[] }>(
      `select blocks from block_document where lang = 'de'`,
    );
    expect(rows[0]!.blocks[0]!.content).toEqual({
      text: { ...wild, htmlDescription: '<p>Ja</p>' },
    });
  });

  test('is published in its planned state, and later changes stay a draft', async () => {
    await retitle('a', 'geplant');
    await plan(later(1));
    await retitle('a', 'noch besser');
    await retitle('b', 'auch neu');
    await run(later(5));
    expect(await live()).toEqual({ titles: 'geplant b', version: 2 });
    expect(await draftOf()).toEqual({ titles: 'noch besser auch neu', isChanged: true });
    expect(await publishDraft(writer())).toMatchObject({ isPublished: true, isMerged: false });
    expect(await live()).toEqual({ titles: 'noch besser auch neu', version: 3 });
  });

  test('whose author changes the page at that moment loses nothing of it', async () => {
    await retitle('a', 'geplant');
    await plan(later(1));
    now = later(1);
    const store = drafts();
    let reads = 0;
    async function read(...page: Parameters<typeof store.read>) {
      const state = await store.read(...page);
      if ((reads += 1) === 1) await retitle('b', 'mittendrin');
      return state;
    }
    await publishPlans({ ...store, read });
    expect(await live()).toEqual({ titles: 'geplant b', version: 2 });
    expect(await draftOf()).toEqual({ titles: 'geplant mittendrin', isChanged: true });
    expect(await publishDraft(writer())).toMatchObject({ isPublished: true, isMerged: false });
  });

  test('retains changes of other blocks that others have published', async () => {
    await retitle('a', 'von Anna');
    await plan(later(1));
    await retitle('b', 'von Bert', 'bert@x.de');
    await publishDraft(writer('bert@x.de'));
    await run(later(1));
    expect(await live()).toEqual({ titles: 'von Anna von Bert', version: 3 });
  });

  test('overtaken by others is not published, and nothing of it is lost', async () => {
    await retitle('a', 'von Anna');
    await plan(later(1));
    await retitle('a', 'von Bert', 'bert@x.de');
    await publishDraft(writer('bert@x.de'));
    await run(later(1));
    await run(later(2));
    expect(await live()).toEqual({ titles: 'von Bert b', version: 2 });
    const [entry] = await drafts().plans.list(key);
    expect(entry).toMatchObject({ state: 'conflict', name: 'anna' });
    await database.pool.query('delete from block_draft');
    await takePlanned(writer(), (await drafts().plans.find(key, entry!.id))!);
    expect(await draftOf()).toEqual({ titles: 'von Anna b', isChanged: true });
    expect(await publishDraft(writer())).toMatchObject({ isPublished: false, conflicts: ['a'] });
  });

  test('is not published for an operator who may no longer publish', async () => {
    for (const [name, rights] of [
      ['carl', ['edit']],
      ['dora', undefined],
    ] as const) {
      await operator(name, rights && [...rights]);
      const author = `${name}@x.de`;
      await retitle('a', name, author);
      await plan(later(1), author);
    }
    await database.pool.query(`update operator set is_active = false where name = 'dora'`);
    await run(later(1));
    expect(await live()).toEqual({ titles: 'a b', version: 1 });
    const states = (await drafts().plans.list(key)).map(({ state }) => state);
    expect(states).toEqual(['refused', 'refused']);
  });

  test('that was cancelled is not published', async () => {
    await retitle('a', 'geplant');
    await plan(later(1));
    const { id } = (await drafts().plans.list(key))[0]!;
    expect(await drafts().plans.remove({ ...key, lang: 'en' }, id)).toBe(false);
    expect(await drafts().plans.remove(key, id)).toBe(true);
    await run(later(1));
    expect(await live()).toEqual({ titles: 'a b', version: 1 });
  });

  test('for the same moment again is the newer one', async () => {
    await retitle('a', 'eins');
    await plan(later(1));
    await retitle('a', 'zwei');
    await plan(later(1));
    expect(await drafts().plans.list(key)).toHaveLength(1);
    await run(later(1));
    expect(await live()).toEqual({ titles: 'zwei b', version: 2 });
  });

  test('of a page that was never stored', async () => {
    await database.pool.query('delete from block_document');
    const store = drafts();
    const blocks = [card('x', 'aus der Vorlage')];
    await store.plans.add(key, 'anna@x.de', { blocks, version: 0, base: [card('x')], dueAt: now });
    await run(later(1));
    expect(await live()).toEqual({ titles: 'aus der Vorlage', version: 1 });
  });

  test('whose blocks the shop now refuses is refused, and the others go live', async () => {
    const broken = [{ ...card('a'), content: { text: { color: 'red' } } }];
    const { live: base } = await drafts().read(key, 'anna@x.de');
    await drafts().plans.add(key, 'anna@x.de', {
      blocks: broken,
      version: 1,
      base: base.blocks,
      dueAt: later(1),
    });
    await retitle('b', 'von Bert', 'bert@x.de');
    await plan(later(1), 'bert@x.de');
    await run(later(1));
    expect(await live()).toEqual({ titles: 'a von Bert', version: 2 });
    expect((await drafts().plans.list(key)).map(({ state }) => state)).toEqual(['refused']);
  });
});

test('many concurrent processes publish each plan once, and those of others', async () => {
  await retitle('a', 'von Anna');
  await plan(later(1));
  await retitle('b', 'von Bert', 'bert@x.de');
  await plan(later(1), 'bert@x.de');
  now = later(2);
  await Promise.all(Array.from({ length: 6 }, () => publishPlans(drafts())));
  expect(await live()).toEqual({ titles: 'von Anna von Bert', version: 3 });
  expect(await drafts().plans.list(key)).toEqual([]);
});

test('a page has a maximum number of plans', async () => {
  await retitle('a', 'geplant');
  for (let hour = 1; hour <= 20; hour += 1) await plan(later(hour));
  await expect(plan(later(21))).rejects.toMatchObject({ key: 'blocks.tooManyPlans', code: 422 });
});

test('other editors of a page are named, and the author of its last change', async () => {
  const { visit, othersAt, drafts: entries } = drafts();
  const at = (author: string, since: Date, heldSince = since) =>
    othersAt(key, author, { since, heldSince });
  const anna = { id: expect.any(Number), name: 'anna' };
  await visit(key, 'anna@x.de', 'b');
  await visit(key, 'anna@x.de', 'a');
  await visit({ ...key, lang: 'en' }, 'bert@x.de', 'a');
  expect(await at('anna@x.de', later(-1))).toEqual([]);
  expect(await at('bert@x.de', later(-1))).toEqual([{ ...anna, hasChanged: false, block: 'a' }]);
  await retitle('a', 'neu');
  expect(await at('bert@x.de', later(-1))).toEqual([{ ...anna, hasChanged: true, block: 'a' }]);
  // Still there, but not at a block for a moment.
  expect(await at('bert@x.de', later(-1), later(1))).toMatchObject([{ ...anna, block: null }]);
  await visit(key, 'anna@x.de', null);
  expect(await at('bert@x.de', later(-1))).toMatchObject([{ ...anna, block: null }]);
  expect(await at('bert@x.de', later(1))).toEqual([]);
  now = later(-24);
  expect(await at('bert@x.de', later(-25))).toEqual([]);
  now = later(0);
  expect(await entries()).toMatchObject([{ key, name: 'anna' }]);
  expect(await entries({ ...key, lang: 'en' })).toEqual([]);
  expect(uuidsOf((await openDraft(writer())).blocks)).toEqual(['a', 'b']);
});
