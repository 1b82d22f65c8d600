import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import type { DesignDrafts } from '../../../operator-api/design';
import type { Operator } from '../../../operator-api/operator';
import { designDrafts } from './design-drafts';

let database: TestDatabase;
let designs: DesignDrafts;
const anna = { id: 7, email: 'anna@example.com' } as Operator;
const bert = { id: 8, email: 'bert@example.com' } as Operator;

beforeAll(async () => {
  database = await createTestDatabase();
  designs = designDrafts(await createTestContext(database.pool));
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate setting, event_log, design_draft, design_revision'));

const id = () => crypto.randomUUID();
const set = (by: Operator, changes: Parameters<DesignDrafts['change']>[2]) =>
  designs.change(by.email, id(), changes);
const draftOf = async ({ email }: Operator) => (await designs.read(email)).draft;
const live = async () => (await designs.read('nobody@example.com')).live;

test('a draft belongs to its author until it is published, which deletes it', async () => {
  const before = await live();
  await set(anna, { primaryColor: '#123456', blockSize: 'xl' });
  expect(await live()).toEqual(before);
  expect(await draftOf(bert)).toEqual(before);
  expect(await designs.read(anna.email)).toMatchObject({
    draft: { ...before, primaryColor: '#123456', blockSize: 'xl' },
    isChanged: true,
    undoes: ['blockSize', 'primaryColor'],
  });

  expect(await designs.publish(anna)).toBe(true);
  expect(await live()).toEqual({ ...before, primaryColor: '#123456', blockSize: 'xl' });
  expect(await designs.read(anna.email)).toMatchObject({ isChanged: false, undoes: null });
  expect(await designs.publish(anna)).toBe(false);
  const { rows } = await database.pool.query<{ kind: string }>('select kind from event_log');
  expect(rows).toEqual([{ kind: 'operator.designChanged' }]);
});

test('steps are undone and redone, each once, and so is discarding the draft', async () => {
  const before = await live();
  await set(anna, { primaryColor: '#111111' });
  await set(anna, { primaryColor: '#222222', font: 'Work Sans' });
  const press = id();
  await designs.undo(anna.email, press);
  await designs.undo(anna.email, press);
  expect(await draftOf(anna)).toEqual({ ...before, primaryColor: '#111111' });
  await designs.redo(anna.email, id());
  expect(await draftOf(anna)).toMatchObject({ primaryColor: '#222222', font: 'Work Sans' });
  await designs.discard(anna.email, id());
  expect(await designs.read(anna.email)).toMatchObject({ draft: before, isChanged: false });
  await designs.undo(anna.email, id());
  expect(await draftOf(anna)).toMatchObject({ primaryColor: '#222222', font: 'Work Sans' });
});

test('values of other keys published by another operator stay, also after an undo', async () => {
  await set(anna, { primaryColor: '#111111' });
  await set(anna, { blockSize: 's' });
  await set(bert, { secondaryColor: '#333333' });
  await designs.publish(bert);
  await designs.undo(anna.email, id());
  await designs.publish(anna);
  expect(await live()).toMatchObject({ primaryColor: '#111111', secondaryColor: '#333333' });
});

test.each([
  ['mine', '#111111'],
  ['theirs', '#222222'],
] as const)('of the same key %s applies after a conflict', async (side, colour) => {
  await set(anna, { primaryColor: '#111111', blockSize: 'xl' });
  await set(bert, { primaryColor: '#222222' });
  await designs.publish(bert);
  expect(await designs.read(anna.email)).toMatchObject({ conflicts: ['primaryColor'] });
  await expect(designs.publish(anna)).rejects.toMatchObject({ key: 'settings.conflict' });
  expect(await live()).toMatchObject({ primaryColor: '#222222' });

  await designs.settle(anna.email, id(), side);
  expect(await designs.read(anna.email)).toMatchObject({ conflicts: [] });
  await designs.publish(anna);
  expect(await live()).toMatchObject({ primaryColor: colour, blockSize: 'xl' });
});

test('every published design is stored, the shop’s own first, and can become a draft again', async () => {
  const before = await live();
  for (const primaryColor of ['#111111', '#222222']) {
    await set(anna, { primaryColor });
    await designs.publish(anna);
  }
  const revisions = await designs.revisions();
  expect(revisions.map(({ author, design }) => [author, design.primaryColor])).toEqual([
    [anna.email, '#222222'],
    [anna.email, '#111111'],
    ['', before.primaryColor],
  ]);
  expect(await designs.restore(bert.email, id(), revisions[2]!.version)).toBe(true);
  expect(await draftOf(bert)).toEqual(before);
  expect(await live()).toMatchObject({ primaryColor: '#222222' });
  expect(await designs.restore(bert.email, id(), 999_999)).toBe(false);
});

test.each([{ primaryColor: 'red' }, { font: 'a"}</style>' }, { blockSize: 'xxl' }])(
  '%o is refused in a draft',
  async (wrong) => {
    await expect(set(anna, wrong)).rejects.toMatchObject({ key: 'settings.invalid' });
    expect((await designs.read(anna.email)).isChanged).toBe(false);
  },
);

test('of concurrent changes none is lost', async () => {
  await Promise.all([
    set(anna, { primaryColor: '#111111' }),
    set(anna, { secondaryColor: '#222222' }),
    set(anna, { blockSize: 's' }),
    set(anna, { font: 'Work Sans' }),
  ]);
  expect(await draftOf(anna)).toEqual({
    primaryColor: '#111111',
    secondaryColor: '#222222',
    blockSize: 's',
    font: 'Work Sans',
  });
});
