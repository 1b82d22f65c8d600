import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database';
import { runMailCommand } from './mail-command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate outbox restart identity');
  await database.pool.query(
    `insert into outbox (kind, dedupe_key, payload, attempts, created_at, next_at, last_error, failure) values
      ('mail', 'mail:a:1', '{}', 0, '2026-01-01', '2026-01-01', null, null),
      ('mail', 'mail:b:2', '{}', 1, '2026-01-02', 'infinity', '550 no such mailbox', 'refused'),
      ('mail', 'mail:c:3', '{}', 4, '2026-01-03', '2026-01-04', '535 no', 'trouble')`,
  );
});

/** Returns the exit code and the output. */
async function run(...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const code = await runMailCommand(
    args,
    { DATABASE_URL: database.url },
    { log: note, error: note },
  );
  return [code, lines.join('\n')];
}

test('failed mails are listed, with the reason and the next try', async () => {
  expect(await run('list')).toEqual([
    0,
    '2  mail:b:2  refused, 1 try since 2026-01-02T00:00:00.000Z, parked: 550 no such mailbox\n' +
      '3  mail:c:3  trouble, 4 tries since 2026-01-03T00:00:00.000Z, next try 2026-01-04T00:00:00.000Z: 535 no',
  ]);
});

test('one of them is sent again, or all; others are left alone', async () => {
  const waiting = async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      `select id from outbox where attempts = 0 and failure is null and next_at > '2026-01-05'`,
    );
    return rows.map(({ id }) => id);
  };
  expect(await run('send-again', '2')).toEqual([0, '1 mail is tried again now.']);
  expect(await waiting()).toEqual([2]);
  expect(await run('send-again', '1')).toEqual([1, 'No mail 1 waits for another try.']);
  expect(await run('send-again', 'all')).toEqual([0, '1 mail is tried again now.']);
  expect(await waiting()).toEqual([2, 3]);
  expect(await run('list')).toEqual([0, 'Every mail has gone out.']);
  expect(await run('send-again', 'all')).toEqual([0, '0 mails are tried again now.']);
});

test.each([
  [],
  ['send'],
  ['list', '1'],
  ['send-again'],
  ['send-again', '0'],
  ['send-again', '1', '2'],
])('wrong use (%s %s) prints the usage', async (...args) => {
  expect(await run(...args)).toEqual([2, expect.stringContaining('npm run mail --')]);
});
