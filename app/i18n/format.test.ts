import { expect, test } from 'vitest';
import { decimal, integer, money, percent, unitPrice } from './format';
import { ibanGroups } from '~/lib/iban-groups';
import { date, dateTime } from './instant';

/** Intl uses no-break spaces; the table below is written with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [money(1999, 'de'), '19,99 €'],
  [money(1999, 'en'), '€19.99'],
  [money(0, 'de'), '0,00 €'],
  [money(-500, 'de'), '-5,00 €'],
  [money(123456789, 'de'), '1.234.567,89 €'],
  [money(1999, 'en', 'GBP'), '£19.99'],
  [money(1999, 'de', ''), '19,99 £'],
  [unitPrice(999, 'l', 'de'), '9,99 € / 1 l'],
  [unitPrice(999, 'l', 'en'), '€9.99 / 1 l'],
  [integer(12500, 'de'), '12.500'],
  [integer(12500, 'en'), '12,500'],
  [decimal(0.375, 'de'), '0,375'],
  [decimal(2.5, 'en'), '2.5'],
  [decimal(10, 'de'), '10'],
  [percent(0.19, 'de'), '19 %'],
  [percent(0.125, 'en', 1), '12.5%'],
  [date('2026-11-21T23:30:00Z', 'de'), '22. November 2026'],
  [date('2026-11-21T12:00:00Z', 'en'), '21 November 2026'],
  [date('2026-11-01T12:00:00Z', 'de', 'short'), '01.11.2026'],
  [dateTime('2026-11-21T13:05:09Z', 'de'), '21. November 2026, 14:05:09 MEZ'],
])('%s reads %s', (shown, expected) => {
  expect(plain(shown)).toBe(expected);
});

test('an IBAN is shown in groups of four, whatever spaces it was stored with', () => {
  expect(ibanGroups('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
  expect(ibanGroups('AT61 1904 3002 3457 3201')).toBe('AT61 1904 3002 3457 3201');
});
