import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import type { Operator } from '../../../operator-api/operator';
import type { DesignSetting } from '../../../operator-api/design';
import { getConfiguration } from './get-configuration';
import { setConfiguration } from './set-configuration';
import { designByKey } from './write-design';

let database: TestDatabase;
let ctx: TestContext;
const by = { id: 7, email: 'anna@example.com' } as Operator;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate setting, event_log, design_revision'));

const design = async () => {
  const { rows } = await database.pool.query<{ key: string; value: string }>(
    'select key, value from setting order by key',
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};
const shown = async () => designByKey((await getConfiguration(ctx)).design);
const set = async (...settings: DesignSetting[]) =>
  setConfiguration(ctx, { settings, shown: await shown(), by });

test('a writer without a version overwrites', async () => {
  const last = (value: string) =>
    setConfiguration(ctx, { settings: [{ key: 'blockSize', value }], by });
  for (const value of ['s', 'xl']) await last(value);
  expect(await design()).toEqual({ blockSize: 'xl' });
});

test('new values are written by their keys, with the name of the operator', async () => {
  await set({ key: 'primaryColor', value: '#123456' }, { key: 'blockSize', value: 'm' });
  expect(await design()).toEqual({ primaryColor: '#123456' });
  const { rows } = await database.pool.query('select kind, data from event_log');
  expect(rows).toEqual([
    {
      kind: 'operator.designChanged',
      data: { operatorId: 7, settings: [{ key: 'primaryColor', value: '#123456' }] },
    },
  ]);
});

test.each([
  { key: 'primaryColor', value: 'red' },
  { key: 'font', value: 'a"}</style>' },
  { key: 'font', value: 'Comic Sans' },
  { key: 'blockSize', value: 'xxl' },
] as const)('%o is refused, and nothing is written', async (wrong) => {
  const sent = set({ key: 'secondaryColor', value: '#123456' }, wrong);
  await expect(sent).rejects.toMatchObject({ key: 'settings.invalid', cause: { key: wrong.key } });
  expect(await design()).toEqual({});
});

test('of rivals with the same version one is accepted, the others get a conflict', async () => {
  const seen = await shown();
  const colours = ['#111111', '#222222', '#333333'];
  const results = await Promise.allSettled(
    colours.map((value) =>
      setConfiguration(ctx, { settings: [{ key: 'primaryColor', value }], shown: seen, by }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject({ key: 'settings.conflict' });
    }
  }
  expect(colours).toContain((await design()).primaryColor);
});
