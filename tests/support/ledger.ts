import { expect } from 'vitest';
import { ledgerCheck } from '../../app/services/commerce/jobs/ledger/ledger-check';
import type { VisitedShop } from './start-shop';

/** Expects that stock, orders, payments and coupons agree (reliability A5). */
export async function expectCleanLedger({ pool }: Pick<VisitedShop, 'pool'>): Promise<void> {
  expect(await ledgerCheck(pool)).toEqual([]);
}
