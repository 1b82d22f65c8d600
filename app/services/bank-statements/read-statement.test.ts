import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_BYTES, readStatement } from './read-statement';
import { StatementError } from './statement-line';

const CSV =
  'Buchungstag;Begünstigter/Zahlungspflichtiger;Verwendungszweck;Betrag\n26.11.2026;Jörg Groß;10001;1,00';
const xml = (said: string) =>
  `<?xml version="1.0" encoding="${said}"?>
   <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><Ntry><Amt Ccy="EUR">1.00</Amt>
   <CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt>
   <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Jörg Groß</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry></Document>`;

test.each([
  ['CSV in UTF-8', Buffer.from(CSV)],
  ['CSV in UTF-8 with its mark', Buffer.from(`﻿${CSV}`)],
  ['CSV in latin-1', Buffer.from(CSV, 'latin1')],
  ['CSV in UTF-16', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
  ['CSV in UTF-16, big-endian', Buffer.from(`\ufeff${CSV}`, 'utf16le').swap16()],
  ['XML in UTF-8', Buffer.from(xml('UTF-8'))],
  ['XML in UTF-16', Buffer.from(`\ufeff${xml('UTF-16')}`, 'utf16le')],
  ['XML in UTF-8 with its mark', Buffer.from(`﻿${xml('utf-8')}`)],
  ['XML in latin-1', Buffer.from(xml('ISO-8859-1'), 'latin1')],
])('%s', (_, bytes) => {
  expect(readStatement(bytes).lines).toMatchObject([{ name: 'Jörg Groß', amount: 100 }]);
});

test.each<[string, Uint8Array, RegExp]>([
  ['nothing', Buffer.from(' \n'), /empty/],
  ['an archive', Buffer.from('PK\u0003\u0004'), /unpack it first/],
  ['a file with a wrong declaration', Buffer.from(xml('UTF-8'), 'latin1'), /says it is UTF-8/],
  ['another alphabet', Buffer.from(xml('UTF-16')), /UTF-16, which is not read/],
  ['too large a file', new Uint8Array(MOST_BYTES + 1), /larger than 32 MiB/],
])('%s is refused with a message', (_, bytes, message) => {
  expect(() => readStatement(bytes)).toThrow(message);
});

test('any bytes give lines or an error message', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
    // A valid file without a random piece.
    fc
      .tuple(fc.constantFrom(CSV, xml('UTF-8')), fc.nat(600), fc.nat(40))
      .map(([file, at, length]) => Buffer.from(file.slice(0, at) + file.slice(at + length))),
  );
  fc.assert(
    fc.property(bytes, (given) => {
      try {
        return readStatement(given).lines.every(({ amount }) => amount > 0);
      } catch (error) {
        return error instanceof StatementError;
      }
    }),
    { seed: 20_261_126, numRuns: 200 },
  );
});
