import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../../app/services/commerce/team/operators/log-in-operator';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database';
import { runOperatorCommand } from './operator-command';

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'operator-command-'));
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

/** Returns the exit code and the output. */
async function run(...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const code = await runOperatorCommand(args, env, { log: note, error: note });
  return [code, lines.join('\n')];
}

const rightsOf = async (email: string) =>
  (await database.pool.query('select name, rights from operator where email = $1', [email]))
    .rows[0] as unknown;

function login(password: string) {
  const ctx = { pool: database.pool, secret: Buffer.alloc(32, 7), now: () => new Date() };
  const input = { email: 'ada@example.com', password };
  return logIn(ctx, { ...input, clientAddress: '192.0.2.1', device: undefined });
}

test('creates an account, prints where to log in, and a second time sets another password', async () => {
  const [code, said] = await run('ada@example.com', '--name', 'Ada Farbig');
  expect(code).toBe(0);
  expect(said).toContain(
    'http://localhost:3000/operator/login, or /operator/login of the address your shop was started with',
  );
  const password = /Password {2}(\S+)/.exec(said)![1]!;
  expect((await login(password)).isComplete).toBe(true);
  expect(await rightsOf('ada@example.com')).toEqual({
    name: 'Ada Farbig',
    rights: ['preview', 'edit', 'publish'],
  });
  const [, again] = await run('ada@example.com', '--rights', 'preview');
  expect(again).toContain('may preview.');
  await expect(login(password)).rejects.toMatchObject({ key: 'operator.loginFailed' });
});

test('disables an account', async () => {
  await run('left@example.com');
  expect(await run('left@example.com', '--remove')).toEqual([
    0,
    'left@example.com does not get in any more.',
  ]);
  expect(await run('else@example.com', '--remove')).toEqual([
    1,
    '"else@example.com" has no account.',
  ]);
});

test.each([
  [[], 2],
  [['a@example.com', 'b@example.com'], 2],
  [['a@example.com', '--rights', 'everything'], 2],
  [['a@example.com', '--admin'], 2],
  [['nobody'], 1],
])('%j is refused with %i and changes nothing', async (args, code) => {
  expect((await run(...args))[0]).toBe(code);
  expect(await rightsOf(args[0] ?? '')).toBeUndefined();
});
