import { expect, test } from 'vitest';
import { submitWithdrawalInputSchema } from '~/services/shop-api/operations/withdrawals';
import { carriedLines } from './carried-lines';

const { lines: schema } = submitWithdrawalInputSchema.shape;

test('reads pieces by line', () => {
  expect(carriedLines('12x2 15x1')).toEqual([
    { orderItemId: 12, quantity: 2 },
    { orderItemId: 15, quantity: 1 },
  ]);
  expect(carriedLines('')).toEqual([]);
});

test.each(['1x0', '0x1', '1x', 'x', '-1x1', '1x99999', '12 x2', '1'.repeat(10) + 'x1'])(
  'a text that the check page never writes is refused: %s',
  (text) => expect(carriedLines(text)).toBeUndefined(),
);

test('the shop accepts all that it reads, up to the maximum', () => {
  const most = Array.from({ length: 1_000 }, () => '999999999x9999').join(' ');
  expect(schema.safeParse(carriedLines(most)).success).toBe(true);
  expect(carriedLines(`${most} 1x1`)).toBeUndefined();
});
