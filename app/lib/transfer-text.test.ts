import { expect, test } from 'vitest';
import { transferText, type Transfer } from './transfer-text';

const transfer: Transfer = {
  name: 'Tonwert Farbenhandel GmbH',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  cents: 6488,
  currency: 'EUR',
  reference: '10001',
};

test('each line is where EPC069-12 has it', () => {
  const lines = ['BCD', '002', '1', 'SCT', 'BYLADEM1001', 'Tonwert Farbenhandel GmbH'];
  const end = ['DE02120300000000202051', 'EUR64.88', '', '', '10001'];
  expect(transferText(transfer)).toBe([...lines, ...end].join('\n'));
});

test.each([
  [1, 'EUR0.01'],
  [100, 'EUR1.00'],
  [123_456_789, 'EUR1234567.89'],
])('%i cents are %s', (cents, amount) => {
  expect(transferText({ ...transfer, cents })?.split('\n')[7]).toBe(amount);
});

test('an invalid bank code is left out, and too long a text or one of two lines is cut', () => {
  const lines = transferText({
    ...transfer,
    bic: 'BYLADEM1',
    name: `Müller\nIBAN${'ß'.repeat(80)}`,
    reference: '1\r\n2',
  })!.split('\n');
  expect(lines[4]).toBe('BYLADEM1');
  expect(transferText({ ...transfer, bic: 'unbekannt' })?.split('\n')[4]).toBe('');
  expect(lines[5]).toBe(`Müller IBAN${'ß'.repeat(59)}`);
  expect(lines.slice(10)).toEqual(['1 2']);
});

test.each<[string, Partial<Transfer>]>([
  ['nothing to pay', { cents: 0 }],
  ['money back', { cents: -1 }],
  ['part of a cent', { cents: 1.5 }],
  ['more than a transfer holds', { cents: 100_000_000_000 }],
  ['another currency', { currency: 'CHF' }],
  ['no account', { iban: '' }],
  ['nobody', { name: ' ' }],
])('there is no code for %s', (_name, change) => {
  expect(transferText({ ...transfer, ...change })).toBeNull();
});
