import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runSecretCommand } from '../../server/commands/secret-command';
import { startServer } from '../support/start-server';
import { useShop } from '../support/use-shop';

const OTHER = 'ein anderes Geheimnis für denselben Laden';
const program = ['bin/watchdog.js'];

const shop = useShop();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  return () => rmSync(folder, { recursive: true });
});

/** A second shop on the same database, with its own data folder. */
const startSecond = (env: Record<string, string> = {}) =>
  startServer({ databaseUrl: shop.databaseUrl, dataDir: folder, program, env });

test('a second shop with another secret ends immediately with instructions; the first continues (attack 82)', async () => {
  const refused = await startSecond({ SECRET: '' }).catch(String);
  expect(refused).toMatch(/ended while starting[^]*belongs to a shop with another secret/);
  expect(String(refused)).not.toContain('started again');
  expect(readdirSync(folder)).not.toContain('secret');
  expect((await shop.client().get('/')).status).toBe(200);
});

test('with the same secret both serve one shop', async () => {
  const second = await startSecond();
  expect((await fetch(second.origin)).status).toBe(200);
  expect(await second.stop()).toBe(0);
});

test('a secret changed on purpose is accepted by a command, and the shop starts', async () => {
  await shop.server.stop();
  await expect(shop.restart({ SECRET: OTHER })).rejects.toThrow('npm run secret -- change');
  const env = { DATABASE_URL: shop.databaseUrl, SECRET: OTHER };
  const quiet = { log: () => undefined, error: () => undefined };
  expect(await runSecretCommand(['change'], env, quiet)).toBe(0);
  await shop.restart({ SECRET: OTHER });
  expect((await shop.client().get('/')).status).toBe(200);
});
