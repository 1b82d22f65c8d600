import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer, readyToOrder } from '../tests/support/shopper';
import { useTestEngine } from '../tests/support/use-test-engine';
import { runGiftCardCommand } from './gift-card-command';

let dataDir: string;
let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  const { variationIds } = await fixture.item({ name: 'Weiß', variations: [{ price: 1000 }] });
  variationId = variationIds[0]!;
});
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gift-card-command-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Exit code and what the operator reads. */
async function run(...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: engine.url, DATA_DIR: dataDir };
  const code = await runGiftCardCommand(args, env, { log: note, error: note });
  return [code, lines.join('\n')];
}

test('cards are made, pay, are looked at and blocked', async () => {
  const [code, made] = await run('make', '12,50', '--count', '3', '--until', '2099-12-31');
  expect(code).toBe(0);
  const cards = made.split('\n');
  expect(new Set(cards).size).toBe(3);
  for (const card of cards) expect(card).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(await run('show', cards[0]!)).toEqual([
    0,
    '€12.50 of €12.50 left, until 2099-12-31T23:00:00Z',
  ]);
  const shopper = await readyToOrder(engine, [{ variationId }]);
  await shopper.do((shop) => shop.doAddCoupon({ couponCode: cards[0]! }));
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  expect((await run('show', cards[0]!.toLowerCase()))[1]).toContain(`order ${id}: €12.50`);
  expect(await run('block', cards[1]!)).toEqual([0, 'Blocked: it pays nothing any more.']);
  expect((await run('block', cards[1]!))[1]).toContain('nothing changed');
  expect((await run('show', cards[1]!))[1]).toMatch(/, blocked$/);
  expect(await run('unblock', cards[1]!)).toEqual([0, 'It can pay again.']);
  expect(await run('show', 'NOBODYS1')).toEqual([1, 'There is no such gift card.']);
});

test.each([
  [[]],
  [['make']],
  [['make', '0']],
  [['make', 'viel']],
  [['make', '5', '--count', '0']],
  [['make', '5', '--count', '1001']],
  [['make', '5', '--until', 'morgen']],
  [['show', 'ABCDEFGH', '--count', '2']],
  [['sell', 'ABCDEFGH']],
  [['show', 'ABCDEFGH', 'more']],
])('%j is no use of it', async (args) => {
  expect(await run(...args)).toEqual([2, expect.stringContaining('npm run gift-card')]);
});
