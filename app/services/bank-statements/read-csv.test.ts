import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv';

/** Exports as downloaded from the banks, each with a credit, a debit and a pending booking. */
const EXPORTS: Record<string, string> = {
  'savings bank (CSV-CAMT)': `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"26.11.26";"26.11.26";"GUTSCHR. UEBERWEISUNG";"Bestellung 10001";"";"";"NOTPROVIDED";"";"";"";"Anna Müller";"DE89370400440532013000";"COBADEFFXXX";"1.014,90";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"26.11.26";"26.11.26";"FOLGELASTSCHRIFT";"Strom";"";"";"";"";"";"";"Stadtwerke";"DE1";"X";"-80,00";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"27.11.26";"27.11.26";"GUTSCHR. UEBERWEISUNG";"Bestellung 10002";"";"";"";"";"";"";"Bert";"DE1";"X";"5,00";"EUR";"Umsatz vorgemerkt"`,
  'savings bank (CSV-MT940)': `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"26.11.26";"26.11.26";"GUTSCHRIFT";"Bestellung 10001";"Anna Müller";"532013000";"37040044";"1014,90";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"26.11.26";"26.11.26";"LASTSCHRIFT";"Strom";"Stadtwerke";"1";"1";"-80,00";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"27.11.26";"";"GUTSCHRIFT";"Bestellung 10002";"Bert";"1";"1";"5,00";"EUR";"Umsatz vorgemerkt"`,
  'cooperative bank': `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz
Geschäft;DE02120300000000202051;GENO;VR;26.11.2026;26.11.2026;Anna Müller;DE89;COBA;Überweisungsgutschr.;Bestellung 10001;1014,90;EUR;2000,00;;;;
Geschäft;DE02120300000000202051;GENO;VR;26.11.2026;26.11.2026;Stadtwerke;DE1;X;Basislastschrift;Strom;-80,00;EUR;1920,00;;;;`,
  DKB: `﻿"Girokonto";"DE02120300000000202051"
"Zeitraum:";"01.11.2026 - 26.11.2026"
"Kontostand vom 26.11.2026:";"2.000,00 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"26.11.26";"26.11.26";"Gebucht";"Anna Müller";"Shop";"Bestellung 10001";"Eingang";"DE89";"1.014,90";"";"";"NOTPROVIDED"
"26.11.26";"26.11.26";"Gebucht";"Shop";"Stadtwerke";"Strom";"Ausgang";"DE1";"-80";"";"";""
"27.11.26";"";"Vorgemerkt";"Bert";"Shop";"Bestellung 10002";"Eingang";"DE1";"5";"";"";""`,
  'Deutsche Bank': `Umsätze Konto (00);;;
Geschäftskonto;IBAN DE02 1203 0000 0000 2020 51;;
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
26.11.2026;26.11.2026;SEPA-Gutschrift von;Anna Müller;Bestellung 10001;DE89;COBA;;;;;;;;;;1.014,90;EUR
26.11.2026;26.11.2026;SEPA-Lastschrift von;Stadtwerke;Strom;DE1;X;;;;;;;;;-80,00;;EUR
Kontostand;26.11.2026;;;;;;;;;;;;;;;2.000,00;EUR`,
  ING: `Umsatzanzeige;Datei erstellt am: 26.11.2026 12:00
IBAN;DE02 1203 0000 0000 2020 51
Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
26.11.2026;26.11.2026;Anna Müller;Gutschrift;Bestellung 10001;2.000,00;EUR;1.014,90;EUR
26.11.2026;26.11.2026;Stadtwerke;Lastschrift;Strom;1.920,00;EUR;-80,00;EUR`,
  Consorsbank: `Konto;DE02120300000000202051
Buchung;Valuta;Sender / Empfänger;IBAN / Konto-Nr.;BIC / BLZ;Buchungstext;Verwendungszweck;Kategorie;Stichwörter;Umsatz geteilt;Betrag in EUR
26.11.2026;26.11.2026;Anna Müller;DE89;COBA;GUTSCHRIFT;Bestellung 10001;;;;1.014,90
26.11.2026;26.11.2026;Stadtwerke;DE1;X;LASTSCHRIFT;Strom;;;;-80,00
`,
  'side in a column': `Konto;DE02120300000000202051
Buchungstag;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Soll/Haben;Währung
26.11.2026;Anna Müller;Bestellung 10001;1.014,90;H;EUR
26.11.2026;Stadtwerke;Strom;80,00;S;EUR`,
};

/** Of a bank whose exports use commas and decimal points, and do not name the account. */
const N26 = `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-11-26,2026-11-26,"Anna Müller",DE89,"Credit Transfer","Bestellung 10001",Main,1014.90,,,
2026-11-26,2026-11-27,Stadtwerke,DE1,"Direct Debit",Strom,Main,-80.0,,,`;

test.each([
  ['commas', N26],
  [
    'commas and German names',
    N26.replace('Booking Date', 'Buchungsdatum')
      .replace('Payment Reference', 'Verwendungszweck')
      .replace('Amount (EUR)', 'Betrag (EUR)'),
  ],
  ['tabs', N26.replaceAll(',', '\t')],
  ['semicolons and English sums', N26.replaceAll(',', ';').replace('1014.90', '1,014.90')],
])('an export with %s', (_, csv) => {
  const { lines, skipped } = readCsv(csv);
  expect(lines).toMatchObject([
    { kind: 'payment', amount: 101_490, name: 'Anna Müller', text: 'Bestellung 10001' },
  ]);
  expect(skipped).toEqual({ debits: 1, pending: 0 });
});

test.each(Object.entries(EXPORTS))('an export of a %s', (bank, csv) => {
  expect(readCsv(csv)).toEqual({
    lines: [
      {
        kind: 'payment',
        account: 'DE02120300000000202051',
        bookedOn: '2026-11-26',
        amount: 101_490,
        currency: 'EUR',
        name: 'Anna Müller',
        text: 'Bestellung 10001',
        endToEndId: '',
        reference: '',
      },
    ],
    skipped: { debits: 1, pending: /savings|DKB/.test(bank) ? 1 : 0 },
    days: { first: '2026-11-26', last: '2026-11-26' },
  });
});

const csvOf = (sum: string, day = '26.11.2026', kind = 'Gutschrift') =>
  `Buchungstag;Umsatzart;Verwendungszweck;Betrag\n${day};${kind};"Bestellung; ""10001""";${sum}`;

test('exports without names of payers are read too', () => {
  const comdirect = `"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"26.11.2026";"26.11.2026";"Übertrag";"Auftraggeber: ANNA Buchungstext: 10001";"1.014,90";
"26.11.2026";"26.11.2026";"Rücküberweisung";"Storno";"3,00";`;
  expect(readCsv(comdirect).lines).toMatchObject([
    { name: '', text: 'Auftraggeber: ANNA Buchungstext: 10001', amount: 101_490, kind: 'payment' },
    { kind: 'returned', amount: 300 },
  ]);
  expect(readCsv(csvOf('1')).lines).toMatchObject([{ text: 'Bestellung; "10001"', amount: 100 }]);
});

test('an export of comdirect with bookings of today and pending ones', () => {
  const csv = readFileSync(new URL('comdirect-new.sample.csv', import.meta.url), 'latin1');
  expect(readCsv(csv)).toMatchObject({
    lines: [{ bookedOn: '2026-11-26', amount: 1250 }],
    skipped: { debits: 1, pending: 1 },
    days: { first: '2026-11-25', last: '2026-11-26' },
  });
  expect(() => readCsv(csv.slice(0, csv.indexOf('"Alter')))).toThrow('is not whole');
});

test.each([
  ['26.11.2026 Neu', 1, 0],
  ['26.11.26 neu', 1, 0],
  ['26.11.2026 00:00:00', 1, 0],
  ['2026-11-26T14:05', 1, 0],
  ['Neu 26.11.2026', 1, 0],
  ['26.11.2026 (neu)', 1, 0],
  ['26.11.2026*', 1, 0],
  ['offen', 0, 1],
  ['Vormerkung', 0, 1],
  ['ausstehend', 0, 1],
  ['26.11.2026 vorgemerkt', 0, 1],
])('a booking of "%s"', (day, booked, pending) => {
  const { lines, skipped } = readCsv(csvOf('1,00', day));
  expect([lines.map(({ bookedOn }) => bookedOn), skipped.pending]).toEqual([
    booked ? ['2026-11-26'] : [],
    pending,
  ]);
});

test.each(['Umsatz vorgemerkt', 'Ausstehend', 'Nicht gebucht', 'Pending', 'offen'])(
  'a booking with the status "%s" is pending',
  (status) => {
    const csv = `Buchungstag;Verwendungszweck;Betrag;Status\n26.11.2026;10001;5,00;${status}\n26.11.2026;10002;6,00;Gebucht`;
    const { lines, skipped } = readCsv(csv);
    expect([lines.map(({ amount }) => amount), skipped.pending]).toEqual([[600], 1]);
  },
);

test('a debit is recognised by a sign after its sum', () => {
  const { lines, skipped } = readCsv(csvOf('80,00-') + '\n26.11.2026;Gutschrift;10002;5,00+');
  expect([lines.map(({ amount }) => amount), skipped.debits]).toEqual([[500], 1]);
});

test('a debit is recognised by its column, with a sign or without', () => {
  const csv = (debit: string) =>
    `Buchungstag;Verwendungszweck;Soll;Haben\n26.11.2026;Strom;${debit};\n26.11.2026;10001;;5,00`;
  for (const debit of ['80,00', '-80,00']) {
    const { lines, skipped } = readCsv(csv(debit));
    expect([lines.map(({ amount }) => amount), skipped.debits]).toEqual([[500], 1]);
  }
});

test.each<[string, string, RegExp]>([
  ['a sum of three decimals', csvOf('1,014'), /Row 2: "1,014" is no sum/],
  ['two kinds of points', csvOf('1.014.90'), /is no sum/],
  ['no sum', csvOf('viel'), /is no sum/],
  ['no side', csvOf('1;X').replace('Betrag', 'Betrag;Soll/Haben'), /"X" does not say whether/],
  ['a day there is not', csvOf('1', '31.02.2026'), /Row 2: "31\.02\.2026" is no day/],
  [
    'bars',
    csvOf('1').replaceAll(';', '|'),
    /semicolons, commas or tabs. Missing: "buchungstag" or/,
  ],
  [
    'commas within its sums, too',
    'Buchungstag,Verwendungszweck,Betrag\n26.11.2026,10001,12,50',
    /Row 2 has more cells than columns/,
  ],
  [
    'no column of texts',
    csvOf('1').replace('Verwendungszweck', 'Zweck'),
    /Missing: "verwendungszweck" or "buchungstext" or "payment reference"\.$/,
  ],
  ['no column at all', 'Hallo', /Missing: .*"betrag".*"verwendungszweck"/],
  ['a quote that never ends', csvOf('"1'), /cannot be read as CSV/],
])('a file with %s is refused with a message', (_, csv, message) => {
  expect(() => readCsv(csv)).toThrow(message);
});

test('a file truncated in its last booking is refused, at any position', () => {
  const csv = EXPORTS['ING']!;
  const whole = csv.lastIndexOf(';EUR');
  for (let end = csv.lastIndexOf('\n') + 2; end <= whole; end += 1) {
    expect(() => readCsv(csv.slice(0, end))).toThrow('Row 5 ends in its middle');
  }
  const credits = csv.replace('-80,00;EUR', '80,00;EUR');
  for (const cut of [1, 2]) expect(() => readCsv(credits.slice(0, -cut))).toThrow('no currency');
  const short =
    csvOf('1,00').replace('Betrag', 'Betrag;Notiz') + '\n26.11.2026;Gutschrift;10002;2,00';
  expect(readCsv(short).lines.map(({ amount }) => amount)).toEqual([100, 200]);
});

test('a file whose last cell is a sum is refused if that is truncated, and read if not', () => {
  const csv = csvOf('1,00') + '\n26.11.2026;Gutschrift;10002;12,50';
  for (const cut of [1, 2, 3, 4]) {
    expect(() => readCsv(csv.slice(0, -cut))).toThrow('ends after row 3 and is not whole');
  }
  expect(readCsv(csv).lines.map(({ amount }) => amount)).toEqual([100, 1250]);
  const whole = csvOf('1,00') + '\n26.11.2026;Gutschrift;10002;12\n';
  expect(readCsv(whole).lines.map(({ amount }) => amount)).toEqual([100, 1200]);
});

test('every sum is read exactly, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), fc.boolean(), (cents, grouped) => {
      const written = new Intl.NumberFormat('de-DE', {
        minimumFractionDigits: 2,
        useGrouping: grouped,
      }).format(cents / 100);
      expect(readCsv(csvOf(written)).lines.map(({ amount }) => amount)).toEqual([cents]);
    }),
    { seed: 20_261_126 },
  );
});
