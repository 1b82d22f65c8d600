import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestEngine, type TestEngine } from '../../tests/support/shopper';
import { runOfferCommand } from './offer-command';

let engine: TestEngine;
let dataDir: string;

beforeAll(async () => {
  engine = await createTestEngine();
  dataDir = mkdtempSync(join(tmpdir(), 'offer-command-'));
  await engine.fixture.item({ name: 'Weiß', variations: [{ price: 1000, number: 'W-1' }] });
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await engine.drop();
});

/** Returns the exit code and the output. */
function run(...args: string[]): Promise<[number, string]> {
  return runIn({ PUBLIC_ORIGIN: 'https://shop.example', TRUSTED_PROXIES: '127.0.0.1' }, args);
}

async function runIn(more: Record<string, string>, args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: engine.url, DATA_DIR: dataDir, ...more };
  const code = await runOfferCommand(args, env, { log: note, error: note });
  return [code, lines.join('\n')];
}

function file(content: unknown): string {
  const path = join(dataDir, 'offer.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const DRAFT = {
  email: 'john@example.com',
  language: 'en',
  billingAddress: {
    firstName: 'John',
    lastName: 'Sample',
    streetName: 'Lindenweg 4',
    zipCode: '10115',
    city: 'Berlin',
  },
  items: [{ number: 'W-1', quantity: 5, price: 800 }],
  validUntil: '2099-12-31',
};

test('an offer is made from a file, with the link of its mail, and taken back', async () => {
  const [code, text] = await run('make', file(DRAFT));
  expect(code).toBe(0);
  const [, number, key] = /https:\/\/shop\.example\/en\/offer\/(\d+)\/([\w-]{43})$/.exec(text)!;
  expect(text).toContain(`Offer ${number}: made`);
  expect(key).toHaveLength(43);
  expect(await run('cancel', number!)).toEqual([0, `Offer ${number}: cancelled`]);
  expect(await run('cancel', number!)).toEqual([
    0,
    `Offer ${number}: was cancelled already, nothing changed`,
  ]);
});

test('errors in a file are reported with their position', async () => {
  const [code, text] = await run(
    'make',
    file({ ...DRAFT, email: 'x', items: [{ number: 'W-1', quantity: 0 }], extra: 1 }),
  );
  expect(code).toBe(1);
  expect(text).toMatch(/email: is no e-mail address/);
  expect(text).toMatch(/items\.0\.quantity: /);
});

test.each(['no JSON', '[]', '5'])('a file that contains %j is refused', async (content) => {
  expect((await run('make', file(content)))[0]).toBe(1);
});

test('a number without an offer is refused', async () => {
  expect(await run('cancel', '99999')).toEqual([1, '99999: there is no such offer']);
});

test.each([
  [[]],
  [['make']],
  [['cancel', '0']],
  [['cancel', 'x']],
  [['sell', '1']],
  [['make', 'a', 'b']],
])('wrong use (%j) prints the usage', async (args) => {
  expect(await run(...args)).toEqual([2, expect.stringContaining('npm run offer --')]);
});

test('without a configured address the path is printed without a host', async () => {
  const [code, text] = await runIn({}, ['make', file(DRAFT)]);
  expect(code).toBe(0);
  expect(text).toMatch(/^Its page in your shop: \/en\/offer\/\d+\/[\w-]{43}$/m);
  expect(text).not.toMatch(/localhost|https?:/);
});
