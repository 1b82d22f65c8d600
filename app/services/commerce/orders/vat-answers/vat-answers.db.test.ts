import { expect, test, vi } from 'vitest';
import { ANNA, offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { VatNumberAnswer, VatNumberCheck } from '../../../vat-numbers/vat-number-check';
import { startOutbox } from '../../core/outbox/run-outbox';
import { vatNumberHandlers } from './vat-number-handlers';

const LATER: VatNumberAnswer = { state: 'later', reason: 'MS_UNAVAILABLE' };
const check = vi.fn<VatNumberCheck>();
let variationId: number;
const engine = useTestEngine(async ({ fixture, setVatNumberCheck }) => {
  setVatNumberCheck(check);
  variationId = (await fixture.item({ name: 'Weiß', variations: [{ price: 1190 }] }))
    .variationIds[0]!;
});

/** An order with a number for which no answer was available. */
async function ordered(number: string): Promise<number> {
  check.mockResolvedValue(LATER);
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const addressData = { ...ANNA, companyName: 'H', country: 2, zipCode: '1010', vatNumber: number };
  await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData, useAsBilling: true }));
  const form = await offer(shopper);
  return (await shopper.do((shop) => shop.doPlaceOrder(form))).id;
}

/** One poll of the outbox at this moment. */
async function look(at: string): Promise<number> {
  engine.setTime(at);
  const { pool, index, now } = engine;
  const base = { pool, index, secret: Buffer.alloc(32, 7), now, checkVatNumber: check };
  const handlers = vatNumberHandlers(base);
  const outbox = startOutbox({ pool, handlers, now, pollMs: 3_600_000, onTrouble: () => {} });
  try {
    return await outbox.runOnce();
  } finally {
    await outbox.stop();
  }
}

async function stateOf(orderId: number, number: string) {
  const { rows } = await engine.pool.query(
    `select o.vat_check->>'state' as before, o.vat_check->'afterwards'->>'state' as afterwards,
       (select state from vat_number_check where number = $2) as now,
       (select count(*)::int from outbox where dedupe_key = 'mail:vat_number_notice:' || $1) as mails,
       (select data->>'state' from event_log where order_id = $1::int and kind = 'vatNumber.answered')
         as event
     from orders o where id = $1::int`,
    [orderId, number],
  );
  return rows[0];
}

test('a number that was not checked because of the rate limit is checked later', async () => {
  const number = 'ATU33333333';
  engine.setTime('2026-11-26T09:00:00Z');
  await engine.pool.query(
    `insert into rate_limit (key, window_start, count) values ('vat-number:127.0.0.1', $1, 30)`,
    [new Date('2026-11-26T09:00:00Z')],
  );
  check.mockClear();
  const id = await ordered(number);
  expect(check).not.toHaveBeenCalled();
  check.mockResolvedValue({ state: 'valid', consultation: 'WAPI3', name: '', address: '' });
  expect(await look('2026-11-26T09:00:01Z')).toBe(1);
  expect(await stateOf(id, number)).toMatchObject({
    before: 'later',
    afterwards: 'valid',
    mails: 1,
  });
  await engine.pool.query('delete from rate_limit');
});

test.each([
  ['valid', 1],
  ['invalid', 0],
] as const)(
  '%s: the outbox queries until there is an answer, and records it in the order',
  async (state, mails) => {
    const number = state === 'valid' ? 'ATU11111111' : 'ATU22222222';
    engine.setTime('2026-11-26T09:00:00Z');
    const id = await ordered(number);
    expect(await look('2026-11-26T09:00:01Z')).toBe(0);
    expect(await stateOf(id, number)).toEqual({
      before: 'later',
      afterwards: null,
      now: 'later',
      mails: 0,
      event: null,
    });
    check.mockResolvedValue({ state, consultation: 'WAPI1', name: '', address: '' });
    // The second try follows one minute after the first.
    expect(await look('2026-11-26T09:00:30Z')).toBe(0);
    expect(await look('2026-11-26T09:01:02Z')).toBe(1);
    expect(await stateOf(id, number)).toEqual({
      before: 'later',
      afterwards: state,
      now: state,
      mails,
      event: state,
    });
    expect(await look('2026-11-26T10:00:00Z')).toBe(0);
  },
);
