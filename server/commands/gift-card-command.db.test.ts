import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer, readyToOrder } from '../../tests/support/shopper';
import { useTestEngine } from '../../tests/support/use-test-engine';
import { ledgerCheck } from '../../app/services/commerce/jobs/ledger/ledger-check';
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

/** Returns the exit code and the output. */
async function run(...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: engine.url, DATA_DIR: dataDir };
  const code = await runGiftCardCommand(args, env, { log: note, error: note });
  return [code, lines.join('\n')];
}

test('cards are created, pay, and are shown and blocked', async () => {
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

test('the amount left is corrected with a stored reason, and never above the maximum', async () => {
  const [, card] = await run('make', '50');
  const shopper = await readyToOrder(engine, [{ variationId }]);
  await shopper.do((shop) => shop.doAddCoupon({ couponCode: card }));
  const form = await offer(shopper);
  await shopper.do((shop) => shop.doPlaceOrder(form));
  const left = (await run('show', card))[1].match(/^€([\d.]+) of/)![1]!;
  const correct = (amount: string, reason = 'paid out by hand') =>
    run('correct', card, amount, '--reason', reason);
  expect(await correct('50')).toEqual([1, expect.stringContaining('more than')]);
  // Two concurrent corrections: each is recorded with the sum it replaced.
  const codes = await Promise.all([correct('20'), correct('10')]);
  expect(codes.map(([code]) => code)).toEqual([0, 0]);
  expect(await correct('0', ' second ')).toEqual([0, 'Corrected; “show” says why.']);
  expect(await correct('0')).toEqual([0, 'It was so already, nothing changed.']);
  const [, shown] = await run('show', card);
  expect(shown).toContain('€0.00 of €50.00 left');
  expect(shown).toContain(`corrected from €${left} to`);
  expect(shown).toMatch(/corrected from €(10|20)\.00 to €0\.00: second$/m);
  expect(await run('correct', 'NOBODYS1', '5', '--reason', 'x')).toEqual([
    1,
    'There is no such gift card.',
  ]);
  await run('block', card);
  const { rows } = await engine.pool.query<{ kind: string; data: object }>(
    `select kind, data from event_log where kind like 'giftCard.%' order by id`,
  );
  const kinds = rows.map(({ kind }) => kind);
  expect(kinds.slice(-4)).toEqual([
    ...Array<string>(3).fill('giftCard.corrected'),
    'giftCard.blocked',
  ]);
  expect(JSON.stringify(rows)).not.toContain(card.replaceAll('-', ''));
  expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
});

test('a returned card can be neither unblocked nor corrected', async () => {
  const [, card] = await run('make', '10');
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  await engine.pool.query(
    `with line as (update order_line set returned = quantity where order_id = $2 returning id)
     update gift_card set order_line_id = line.id, piece = 1, is_blocked = true from line where code = $1`,
    [card.replaceAll('-', ''), id],
  );
  const refused = [1, 'It comes back and its price is paid back, so nothing changed.'];
  expect(await run('unblock', card)).toEqual(refused);
  expect(await run('correct', card, '5', '--reason', 'x')).toEqual(refused);
  expect((await run('show', card))[1]).toContain(`bought with order ${id}`);
});

test('no card is created that could never pay', async () => {
  const cards = () => engine.pool.query('select from gift_card').then(({ rowCount }) => rowCount);
  const before = await cards();
  expect(await run('make', '5', '--until', 'today-1')).toEqual([
    1,
    expect.stringContaining('over'),
  ]);
  expect(await cards()).toBe(before);
  expect((await run('make', '5', '--until', 'today'))[0]).toBe(0);
});

test.each([
  [['correct', 'ABCDEFGH']],
  [['correct', 'ABCDEFGH', '5']],
  [['correct', 'ABCDEFGH', '5', '--reason', ' ']],
  [['correct', 'ABCDEFGH', '-5', '--reason', 'x']],
  [['correct', 'ABCDEFGH', '5', '6', '--reason', 'x']],
  [['show', 'ABCDEFGH', '--reason', 'x']],
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
])('%j is wrong use', async (args) => {
  expect(await run(...args)).toEqual([2, expect.stringContaining('npm run gift-card')]);
});
