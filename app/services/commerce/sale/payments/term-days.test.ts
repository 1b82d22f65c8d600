import { expect, test } from 'vitest';
import { orderRulesOf } from '../../ground/settings/order-rules';
import { termDays } from './term-days';

test('bank transfer and invoice have a term, other ways to pay have none', () => {
  const rules = orderRulesOf(new Map());
  expect(['PREPAYMENT', 'invoice', 'MOLLIE'].map((key) => termDays(rules, key))).toEqual([
    7,
    14,
    null,
  ]);
});
