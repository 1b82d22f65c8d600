/**
 * Names of columns in the exports of German banks, by their content, in small letters; the first
 * name found in a file counts. Savings banks (CSV-CAMT, CSV-MT940), cooperative banks, DKB,
 * Deutsche Bank and Postbank, Commerzbank, ING, comdirect, HypoVereinsbank, Consorsbank, N26.
 */
export const COLUMN_NAMES = {
  day: ['buchungstag', 'buchungsdatum', 'buchung', 'booking date'],
  amount: [
    'betrag',
    'betrag (€)',
    'betrag (eur)',
    'betrag in eur',
    'umsatz in eur',
    'amount (eur)',
  ],
  /** Received money, if it has a separate column. */
  credit: ['haben'],
  debit: ['soll'],
  /** Credit or debit, if the sum has no sign. */
  side: [
    'soll/haben',
    's/h',
    'soll/haben-kennzeichen',
    'soll-/haben-kennzeichen',
    'soll/haben-kz',
    'sh-kennzeichen',
  ],
  text: ['verwendungszweck', 'buchungstext', 'payment reference'],
  name: [
    'name zahlungsbeteiligter',
    'beguenstigter/zahlungspflichtiger',
    'begünstigter/zahlungspflichtiger',
    'zahlungspflichtige*r',
    'begünstigter / auftraggeber',
    'auftraggeber/empfänger',
    'auftraggeber / begünstigter',
    'sender / empfänger',
    'partner name',
    'empfaenger 1',
  ],
  account: ['iban auftragskonto', 'auftragskonto', 'iban auftraggeberkonto', 'kontonummer'],
  currency: ['waehrung', 'währung'],
  endToEndId: ['kundenreferenz (end-to-end)', 'kundenreferenz'],
  /** The kind of booking; in some files only a text names it. */
  kind: ['umsatzart', 'umsatztyp', 'vorgang', 'buchungstext', 'typ', 'type'],
  status: ['status', 'info'],
} as const;

export type Column = keyof typeof COLUMN_NAMES;
/** The position of each column; missing columns are left out. */
export type Columns = Partial<Record<Column, number>>;

/** Finds the columns in a row that may be a header. */
export function findColumns(row: readonly string[]): Columns {
  const names = row.map((cell) => cell.trim().toLowerCase());
  const found: Columns = {};
  for (const [column, known] of Object.entries(COLUMN_NAMES)) {
    const name = known.find((name) => names.includes(name));
    // Of two equal names the last one is beside the sum (ING: balance, currency, sum, currency).
    if (name) found[column as Column] = names.lastIndexOf(name);
  }
  return found;
}

/** Lists the columns that a header lacks, each with its possible names. */
export function missingColumns(columns: Columns): string[] {
  const needed: Column[] = ['day', 'amount', 'text'];
  const hasSides = columns.credit !== undefined && columns.debit !== undefined;
  return needed
    .filter((column) => columns[column] === undefined && !(column === 'amount' && hasSides))
    .map((column) => COLUMN_NAMES[column].map((name) => `"${name}"`).join(' or '));
}
