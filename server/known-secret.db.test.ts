import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/support/database';
import { isLasting } from './explain-failure';
import { knownSecret, OtherSecret } from './known-secret';
import { runOfferCommand } from './commands/offer-command';
import { runSecretCommand } from './commands/secret-command';

const SECRET = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from shop_secret');
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
  return () => rmSync(folder, { recursive: true });
});

/** Starts with this secret, or with that of the data folder. */
const start = (secret?: string, dataDir = folder) =>
  knownSecret(database.pool, { secret, dataDir });

/** Returns the exit code and the output. */
async function run(args: string[], env: Record<string, string>): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const output = { log: note, error: note };
  const given = { DATABASE_URL: database.url, DATA_DIR: folder, ...env };
  const code = await runSecretCommand(args, given, output);
  return [code, lines.join('\n')];
}

test('the first start stores the secret, every other one must have it', async () => {
  const secret = await start(SECRET);
  expect(await start(SECRET)).toEqual(secret);
  const refused = await start(OTHER).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OtherSecret);
  expect(isLasting(refused)).toBe(true);
  expect(String(refused)).toMatch(/SECRET does not fit.*npm run secret -- change/);
  expect(String(refused)).not.toContain(OTHER);
  expect(await start(SECRET)).toEqual(secret);
});

test('a new or empty data folder gets no secret for a database that knows one', async () => {
  const shop = join(folder, 'shop');
  const secret = await start(undefined, shop);
  expect(await start(undefined, shop)).toEqual(secret);
  await expect(start(undefined, join(folder, 'other'))).rejects.toThrow(
    /other\/secret does not fit/,
  );
  expect(readdirSync(folder)).toEqual(['shop']);
});

test('of two shops that start concurrently on one database one continues', async () => {
  const starts = await Promise.allSettled([start(SECRET), start(OTHER)]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the secret itself is not in the database', async () => {
  const secret = await start(SECRET);
  const { rows } = await database.pool.query<{ fingerprint: Buffer }>('select * from shop_secret');
  expect(rows).toHaveLength(1);
  expect(rows[0]!.fingerprint).not.toEqual(secret);
});

test('a command confirms that it was changed on purpose', async () => {
  await start(SECRET);
  expect(await run(['change'], { SECRET })).toEqual([
    0,
    'This is the secret of the shop already, nothing changed.',
  ]);
  expect(await run(['change'], { SECRET: OTHER })).toEqual([
    0,
    'The shop has this secret now. Start it, and again on every machine.',
  ]);
  await expect(start(SECRET)).rejects.toThrow(OtherSecret);
  await start(OTHER);
});

test.each([[[]], [['accept']], [['change', 'now']]])('used wrongly: %j', async (args) => {
  await start(SECRET);
  expect(await run(args, { SECRET: OTHER })).toEqual([
    2,
    expect.stringContaining('npm run secret'),
  ]);
  await start(SECRET);
});

test('no offer gets a link that the shop would not recognise', async () => {
  await start(SECRET);
  const file = join(import.meta.dirname, '..', 'package.json');
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: database.url, SECRET: OTHER };
  expect(await runOfferCommand(['make', file], env, { log: note, error: note })).toBe(1);
  expect(lines.join()).toContain('another secret');
});
