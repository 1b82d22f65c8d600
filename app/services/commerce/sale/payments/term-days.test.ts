import { expect, test } from 'vitest';
import { orderRulesOf } from '../../core/settings/order-rules';
import { describeTerm, termDays } from './term-days';

test('bank transfer and invoice have a term, other payment methods have none', () => {
  const rules = orderRulesOf(new Map());
  expect(['PREPAYMENT', 'invoice', 'MOLLIE'].map((key) => termDays(rules, key))).toEqual([
    7,
    14,
    null,
  ]);
});

test('a description contains the number of days, and is empty without a term', () => {
  const description = 'Zahlbar binnen {days} Tagen, also in {days}.';
  expect(describeTerm(description, 14)).toBe('Zahlbar binnen 14\u00A0Tagen, also in 14.');
  expect(describeTerm('Heute', null)).toBe('Heute');
  expect(describeTerm(description, null)).toBe('');
});
