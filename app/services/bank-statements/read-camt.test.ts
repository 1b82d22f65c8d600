import { expect, test } from 'vitest';
import { readCamt } from './read-camt';

const IBAN = 'DE02120300000000202051';
type Version = '001.02' | '001.08';

/** A statement of one account with these entries, as sent by a bank. */
function camt(entries: string, { version = '001.08', iban = IBAN } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.${version}">
 <BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
  <Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ownr><Nm>Shop</Nm></Ownr></Acct>
   <Bal><Amt Ccy="EUR">99.00</Amt></Bal>${entries}</Stmt></BkToCstmrStmt></Document>`;
}

type EntryFields = {
  amount?: string;
  side?: 'CRDT' | 'DBIT';
  status?: string;
  more?: string;
  details?: string;
  version?: Version;
};
function entry({
  amount = '14.90',
  side = 'CRDT',
  status = 'BOOK',
  more = '',
  details = '',
  version = '001.08',
}: EntryFields): string {
  const said = version === '001.02' ? status : `<Cd>${status}</Cd>`;
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}
    <Sts>${said}</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><ValDt><Dt>2026-11-27</Dt></ValDt>
    <AcctSvcrRef>REF-1</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`;
}

const REMITTANCE = '<RmtInf><Ustrd>Bestellung 100</Ustrd><Ustrd>01 danke</Ustrd></RmtInf>';
const DETAILS: Record<Version, string> = {
  '001.02': `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <RltdPties><Dbtr><Nm>Änne &amp; Co</Nm></Dbtr></RltdPties>${REMITTANCE}</TxDtls>`,
  '001.08': `<TxDtls><Refs><EndToEndId>E2E-7</EndToEndId></Refs>
    <RltdPties><Dbtr><Pty><Nm>Änne &amp; Co</Nm></Pty></Dbtr></RltdPties>${REMITTANCE}</TxDtls>`,
};

test.each<[Version, string]>([
  ['001.02', ''],
  ['001.08', 'E2E-7'],
])('a credit of version %s is a line', (version, endToEndId) => {
  const xml = camt(entry({ details: DETAILS[version], version }), { version });
  expect(readCamt(xml)).toEqual({
    lines: [
      {
        kind: 'payment',
        account: IBAN,
        bookedOn: '2026-11-26',
        amount: 1490,
        currency: 'EUR',
        name: 'Änne & Co',
        text: 'Bestellung 100 01 danke',
        endToEndId,
        reference: 'REF-1',
      },
    ],
    skipped: { debits: 0, pending: 0 },
    days: { first: '2026-11-26', last: '2026-11-26' },
  });
});

test.each([
  ['000000000000149.87', 14_987],
  ['+12.50', 1250],
  ['.50', 50],
  ['12.', 1200],
  ['0000000000000000012.50000', 1250],
  [' +0.5\n', 50],
])('a decimal of XML Schema (%j)', (amount, cents) => {
  expect(readCamt(camt(entry({ amount }))).lines.map((line) => line.amount)).toEqual([cents]);
});

test('newer versions, and reports during the day, are read by the same fields', () => {
  const booked = entry({ details: DETAILS['001.08'] });
  const pending = entry({ status: 'PDNG' }) + entry({ status: 'INFO' }) + entry({ status: 'FUTR' });
  const xml = camt(booked + pending, { version: '001.13' });
  const report = camt(booked + pending)
    .replace('camt.053', 'camt.052')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
    .replaceAll(/(<\/?)Stmt>/g, '$1Rpt>');
  for (const each of [xml, report]) {
    const { lines, skipped } = readCamt(each);
    expect(lines).toMatchObject([{ account: IBAN, amount: 1490, name: 'Änne & Co' }]);
    expect(skipped.pending).toBe(3);
  }
});

test('debits and pending entries are counted; entries belong to their account', () => {
  const xml = camt(
    entry({ side: 'DBIT' }) + entry({ status: 'PDNG' }) + entry({ amount: '0' }) + entry({}),
    { iban: 'DE89 3704 0044 0532 0130 00' },
  );
  const { lines, skipped } = readCamt(xml);
  expect(skipped).toEqual({ debits: 1, pending: 1 });
  expect(lines.map(({ account }) => account)).toEqual(['DE89370400440532013000']);
});

const transaction = (amount: string, more = '') =>
  `<TxDtls><Refs><AcctSvcrRef>T${amount}</AcctSvcrRef></Refs>${amount && `<Amt Ccy="EUR">${amount}</Amt>`}${more}
    <RmtInf><Ustrd>zu ${amount}</Ustrd></RmtInf></TxDtls>`;
const older = (amount: string) =>
  `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls></TxDtls>`;

test.each<[string, string, EntryFields['side'], unknown[]]>([
  [
    'is a line for each',
    transaction('10.00') + transaction('4.9'),
    'CRDT',
    [
      [1000, 'REF-1/T10.00', 'zu 10.00'],
      [490, 'REF-1/T4.9', 'zu 4.9'],
    ],
  ],
  [
    'of the older version too',
    older('10.00') + older('4.90'),
    'CRDT',
    [
      [1000, 'REF-1', ''],
      [490, 'REF-1', ''],
    ],
  ],
  [
    'that does not add up stays one',
    transaction('10.00') + transaction('5.00'),
    'CRDT',
    [[1490, 'REF-1', 'zu 10.00 zu 5.00']],
  ],
  [
    'whose parts have no sums stays one',
    transaction('') + transaction('14.90'),
    'CRDT',
    [[1490, 'REF-1', 'zu zu 14.90']],
  ],
  [
    'with a deduction is without it',
    transaction('15.00') + transaction('0.10', '<CdtDbtInd>DBIT</CdtDbtInd>'),
    'CRDT',
    [[1500, 'REF-1/T15.00', 'zu 15.00']],
  ],
  ['of transfers by the shop is none', transaction('10.00') + transaction('4.90'), 'DBIT', []],
])('a batch %s', (_, details, side, lines) => {
  const read = readCamt(camt(entry({ details, side: side! })));
  expect(read.lines.map((line) => [line.amount, line.reference, line.text])).toEqual(lines);
});

const code = (family: string) =>
  `<BkTxCd><Domn><Fmly><SubFmlyCd>${family}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
test.each<[string, EntryFields, string[]]>([
  ['reversed', { more: '<RvslInd>true</RvslInd>' }, ['returned']],
  ['reversed, of a debit', { more: '<RvslInd>true</RvslInd>', side: 'DBIT' }, ['takenBack']],
  ['returned for a reason', { details: '<TxDtls><RtrInf><Rsn/></RtrInf></TxDtls>' }, ['returned']],
  ['returned by its code', { more: code('RRTN') }, ['returned']],
  [
    'returned by its German code',
    { details: '<TxDtls><BkTxCd><Prtry><Cd>NRTI+159+00931</Cd></Prtry></BkTxCd></TxDtls>' },
    ['returned'],
  ],
  ['paid', { more: code('ESCT') + '<RvslInd>false</RvslInd>' }, ['payment']],
])('a payment that is %s', (_, given, kinds) => {
  expect(readCamt(camt(entry(given))).lines.map(({ kind }) => kind)).toEqual(kinds);
});

test.each<[string, string, RegExp]>([
  [
    'of another kind',
    camt('', { version: '001.02' }).replaceAll('camt.053', 'camt.054'),
    /camt\.054\.001\.02/,
  ],
  ['of an unknown variant', camt('', { version: '002.08' }), /this is camt\.053\.002\.08/],
  ['with a negative sum', camt(entry({ amount: '-1.00' })), /has no sum/],
  ['with a point for a sum', camt(entry({ amount: '.' })), /has no sum/],
  ['of another format', '<html><body/></html>', /this is <html>/],
  ['cut off', camt(entry({})).replace('</Document>', ''), /no well-formed XML/],
  ['with a sum in words', camt(entry({ amount: 'viel' })), /has no sum/],
  ['with parts of cents', camt(entry({ amount: '1.005' })), /has no sum/],
  ['without credit or debit', camt(entry({}).replace('CRDT', 'BOTH')), /came or went/],
  ['of an invalid day', camt(entry({}).replaceAll('2026-11-26', '2026-02-30')), /no day/],
])('a file %s is refused', (_, xml, message) => {
  expect(() => readCamt(xml)).toThrow(message);
});

test.each<[string, string, RegExp]>([
  [
    'entities that grow (billion laughs)',
    `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${camt('').replace(/^<\?.*\?>/, '')}`,
    /DOCTYPE/,
  ],
  ['files of the machine', `<!DOCTYPE d SYSTEM "file:///etc/passwd"><d/>`, /DOCTYPE/],
  ['undeclared entities', camt('<Ntry>&file;</Ntry>'), /no well-formed XML/],
  ['depth', camt('<Ntry>' + '<a>'.repeat(100_000)), /deeper/],
  ['text without end', camt(`<Ntry><Amt>${'9'.repeat(100_000)}</Amt></Ntry>`), /more text/],
])('an attack with %s is refused', (_, xml, message) => {
  expect(() => readCamt(xml)).toThrow(message);
});
