import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersIn } from './named-numbers';

test.each<[string, number[]]>([
  ['10001', [10001]],
  ['Bestellung 10001', [10001]],
  ['bestellnr.10001vom 20.11.2026', [10001]],
  ['100 01', [10001]],
  ['Best. 1 00 01 danke', [10001]],
  ['Bestellung 100\n01', [10001]],
  ['10001 10002', [10001, 10002]],
  ['10001/10002,10003', [10001, 10002, 10003]],
  ['12 10001', [1210001, 10001]],
  ['IBAN DE02120300000000202051', []],
  ['20.11.2026', []],
  ['Nr. 0010001', [10001]],
  ['000000000000010001', [10001]],
  ['10.001', [10001]],
  ['100-01', [10001]],
  ['10\u2011001', [10001]],
  ['１０００１', [10001]],
  ['26.11.2026 10001', [10001]],
  ['Auftrag 10001 v. 1. 3. 26', [10001]],
  ['1234', []],
  ['', []],
])('orders that may be meant by "%s"', (text, orderIds) => {
  expect(numbersIn([text])).toEqual({ orderIds, documents: [] });
});

test.each<[string, string[]]>([
  ['RE-2026-00012', ['RE-2026-00012']],
  ['Rechnung re 2026 00012', ['RE-2026-00012']],
  ['RE2026-000 12', ['RE-2026-00012']],
  ['RE-2026-00012 27.11.2026', ['RE-2026-00012']],
  ['RE-2026-123456', ['RE-2026-12345', 'RE-2026-123456']],
  ['Ware 2026', []],
  ['AB-2026-00019', ['AB-2026-00019']],
  ['ab 2026 00019', ['AB-2026-00019']],
  ['AB.2026.00019', ['AB-2026-00019']],
  ['AB\u20132026\u201100019', ['AB-2026-00019']],
  ['AB202600019', ['AB-2026-00019']],
  ['AB-20\n26-00019', ['AB-2026-00019']],
  ['Auftrag AB-2026-19', ['AB-2026-00019']],
  ['AB/2026/0019 vom 26.11.2026', ['AB-2026-00019']],
  ['AB-2026-000019', ['AB-2026-00001', 'AB-2026-00019']],
  ['Auftragsbestätigung 2026-00019', ['AB-2026-00019', 'RE-2026-00019']],
  ['AB-Nr. 2026 00019', ['AB-2026-00019', 'RE-2026-00019']],
  ['Rechnung Nr.202600019', ['AB-2026-00019', 'RE-2026-00019']],
  ['2026-11-26', []],
  ['20261126', []],
  ['Lieferschein LS-2026-00007', ['LS-2026-00007']],
  ['RK-2026-00002, ST-2026-00001', ['RK-2026-00002', 'ST-2026-00001']],
])('documents that may be meant by "%s"', (text, documents) => {
  expect(numbersIn([text]).documents).toEqual(documents);
});

test('an order is found wherever its number has spaces, and whatever text surrounds it', () => {
  const around = fc.stringMatching(/^[a-zäöü .,:/-]{0,30}$/);
  const id = fc.integer({ min: 10_001, max: 999_999_999 });
  const gaps = fc.array(fc.constantFrom('', '', ' ', '  ', '\n', '.', '-'), {
    minLength: 9,
    maxLength: 9,
  });
  fc.assert(
    fc.property(around, id, gaps, around, (before, id, gaps, after) => {
      const typed = [...String(id)].map((digit, at) => (at > 0 ? gaps[at]! : '') + digit).join('');
      return numbersIn([before + typed + after]).orderIds.includes(id);
    }),
    { seed: 20_261_126 },
  );
});

test('a text of digits only is parsed quickly and yields few numbers', () => {
  const { orderIds } = numbersIn([Array.from({ length: 5_000 }, (_, n) => n % 97).join(' ')]);
  expect(orderIds.length).toBeLessThanOrEqual(200);
});
