import { expect, test } from 'vitest';
import type { StatementLine } from '../../../bank-statements/statement-line';
import { lineKeys } from './line-keys';

const line: StatementLine = {
  kind: 'payment',
  account: 'DE02120300000000202051',
  bookedOn: '2026-11-26',
  amount: 1490,
  currency: 'EUR',
  name: 'Anna Müller',
  text: 'Bestellung 10001',
  endToEndId: '',
  reference: '',
};
const keysOf = (...lines: StatementLine[]) => lineKeys(lines).map((key) => key.toString('hex'));
const [key] = keysOf(line);

test('a line has the same key whatever lines surround it and wherever its text is wrapped', () => {
  const other = { ...line, text: '10002' };
  expect(keysOf(other, line)[1]).toBe(key);
  expect(keysOf({ ...line, text: 'Bestel lung  10001' })).toEqual([key]);
});

test('identical lines differ by a running number, which is the same in every file', () => {
  const [first, second] = keysOf(line, line);
  expect(first).toBe(key);
  expect(second).not.toBe(key);
  expect(keysOf(line, line, line).slice(0, 2)).toEqual([first, second]);
});

test.each<[string, Partial<StatementLine>]>([
  ['account', { account: 'DE89370400440532013000' }],
  ['day', { bookedOn: '2026-11-27' }],
  ['sum', { amount: 1491 }],
  ['currency', { currency: 'CHF' }],
  ['payer', { name: 'Bert' }],
  ['text', { text: 'Bestellung 10002' }],
  ['reference', { reference: 'A1' }],
])('another %s is another line', (_, change) => {
  expect(keysOf({ ...line, ...change })).not.toEqual([key]);
});

test('a line with a reference is identified by it, whatever its text is', () => {
  const known = keysOf({ ...line, reference: 'A1' });
  expect(keysOf({ ...line, reference: 'A1', text: 'gekürzt' })).toEqual(known);
  expect(keysOf({ ...line, reference: 'A2' })).not.toEqual(known);
});
