import { expect } from 'vitest';
import { ledgerCheck } from '../../app/services/commerce/jobs/ledger/ledger-check';
import type { TestShop } from './shop';

/** Stock, orders, payments and coupons agree (reliability A5). */
export async function expectCleanLedger({ pool }: Pick<TestShop, 'pool'>): Promise<void> {
  expect(await ledgerCheck(pool)).toEqual([]);
}
