import type { Cents } from '../shop-api';
import { parseXml } from './parse-xml';
import {
  emptyStatement,
  given,
  isDay,
  noteDay,
  plain,
  StatementError,
  type LineKind,
  type Statement,
  type StatementLine,
} from './statement-line';
import { elementsAt, textAt, type XmlElement } from './xml-element';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.';
/**
 * Statements of a day (CAMT.053) and reports during it (CAMT.052), the only format of some banks.
 * The elements read are equal in all versions; German banks send 02 and 08.
 */
const KIND = /^05[23]\.001\.\d\d$/;

/**
 * Reads a statement in CAMT.053 or CAMT.052. A booking is a line, a batch with transaction details
 * a line for each; pending entries and debits are counted. Throws `StatementError`.
 */
export function readCamt(xml: string): Statement {
  const statement = emptyStatement();
  let account = '';
  parseXml(xml, {
    checkRoot,
    names: ['Acct', 'Ntry'],
    take(element) {
      if (element.name === 'Acct') account = textAt(element, 'Id/IBAN', 'Id/Othr/Id');
      else takeEntry(statement, account.replaceAll(/\s/g, ''), element);
    },
  });
  return statement;
}

function checkRoot(namespace: string, name: string): void {
  const kind = namespace.startsWith(NAMESPACE) ? namespace.slice(NAMESPACE.length) : '';
  if (name === 'Document' && KIND.test(kind)) return;
  const found = namespace === '' ? `<${name}>` : namespace.replace(/^urn:.*:/, '');
  throw new StatementError(
    `Statements are read as camt.053 and camt.052; this is ${plain(found)}.`,
  );
}

function takeEntry(statement: Statement, account: string, entry: XmlElement): void {
  const { lines, skipped } = statement;
  if (textAt(entry, 'Sts/Cd', 'Sts') !== 'BOOK') {
    skipped.pending += 1;
    return;
  }
  noteDay(statement, dayOf(entry));
  for (const part of partsOf(entry)) {
    const kind = kindOf(entry, part);
    if (kind === 'payment' && !part.isCredit) skipped.debits += 1;
    else if (part.sum.amount > 0) lines.push({ kind, account, ...lineOf(entry, part) });
  }
}

/** A transaction of an entry: its details and sum. */
type Part = { details: XmlElement[]; sum: Sum; isCredit: boolean; isOfBatch: boolean };
type Sum = { amount: Cents; currency: string };

/**
 * Returns the transactions of an entry, if each has a sum and together they match the entry;
 * otherwise the entry is one, because money is not divided by guess.
 */
function partsOf(entry: XmlElement): Part[] {
  const details = elementsAt(entry, 'NtryDtls/TxDtls');
  const sum = sumOf(elementsAt(entry, 'Amt')[0]);
  if (!sum) throw new StatementError('An entry of the statement has no sum.');
  const isCredit = isCredited(entry);
  const whole = { details, sum, isCredit, isOfBatch: false };
  if (details.length < 2) return [whole];
  const parts = details.flatMap((each) => {
    const [amount] = [...elementsAt(each, 'Amt'), ...elementsAt(each, 'AmtDtls/TxAmt/Amt')];
    const sum = sumOf(amount);
    const side = elementsAt(each, 'CdtDbtInd').length > 0 ? isCredited(each) : isCredit;
    return sum ? [{ details: [each], sum, isCredit: side, isOfBatch: true }] : [];
  });
  const together = parts.reduce(
    (all, part) => all + (part.isCredit === isCredit ? part.sum.amount : -part.sum.amount),
    0,
  );
  const isWhole =
    parts.length === details.length &&
    together === sum.amount &&
    parts.every((part) => part.sum.currency === sum.currency);
  return isWhole ? parts : [whole];
}

function isCredited(element: XmlElement): boolean {
  const side = textAt(element, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT') {
    throw new StatementError('An entry of the statement does not say whether money came or went.');
  }
  return side === 'CRDT';
}

function sumOf(element: XmlElement | undefined): Sum | null {
  // A decimal of XML Schema: with a plus, with zeros around it, without digits on one side.
  const written = /^\+?(\d*)(?:\.(\d*))?$/.exec(element?.text.trim() ?? '');
  if (!written || !/\d/.test(written[0])) return null;
  const [, digits = '', cents = ''] = written;
  const whole = digits.replace(/^0+/, '');
  // Cents have two digits; more digits are zero or an error.
  if (whole.length > 13 || !/^0*$/.test(cents.slice(2))) return null;
  const amount = Number(whole) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
  return { amount, currency: element?.attributes['Ccy'] ?? '' };
}

function lineOf(entry: XmlElement, part: Part): Omit<StatementLine, 'kind' | 'account'> {
  const { details, sum, isCredit, isOfBatch } = part;
  const all = (...paths: string[]) =>
    details.flatMap((each) => paths.flatMap((path) => elementsAt(each, path)));
  const first = (...paths: string[]) => plain(all(...paths)[0]?.text ?? '');
  const party = isCredit ? 'Dbtr' : 'Cdtr';
  const texts = all(
    'RmtInf/Ustrd',
    'RmtInf/Strd/CdtrRefInf/Ref',
    'RmtInf/Strd/RfrdDocInf/Nb',
    'RmtInf/Strd/AddtlRmtInf',
  ).map(({ text }) => text);
  const own = given(first('Refs/AcctSvcrRef', 'Refs/TxId'));
  const ofEntry = given(textAt(entry, 'AcctSvcrRef', 'NtryRef'));
  return {
    bookedOn: dayOf(entry),
    ...sum,
    name: first(
      `RltdPties/${party}/Nm`,
      `RltdPties/${party}/Pty/Nm`,
      `RltdPties/Ultmt${party}/Nm`,
      `RltdPties/Ultmt${party}/Pty/Nm`,
    ),
    text: plain(texts.join(' ')) || plain(textAt(entry, 'AddtlNtryInf')),
    endToEndId: given(first('Refs/EndToEndId')),
    reference: isOfBatch ? [ofEntry, own].filter(Boolean).join('/') : ofEntry || own,
  };
}

/** A return is marked as a reversal, by return details, or by its transaction code. */
function kindOf(entry: XmlElement, { details, isCredit }: Part): LineKind {
  const codes = [entry, ...details].flatMap((each) => elementsAt(each, 'BkTxCd'));
  const isReturn =
    ['true', '1'].includes(textAt(entry, 'RvslInd')) ||
    details.some((each) => elementsAt(each, 'RtrInf').length > 0) ||
    codes.some((code) => textAt(code, 'Domn/Fmly/SubFmlyCd') === 'RRTN') ||
    // The code of German banks for a transfer that comes back.
    codes.some((code) => textAt(code, 'Prtry/Cd').split('+').includes('159'));
  if (!isReturn) return 'payment';
  return isCredit ? 'returned' : 'takenBack';
}

function dayOf(entry: XmlElement): string {
  const day = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);
  if (!isDay(day)) throw new StatementError('An entry of the statement has no day of its booking.');
  return day;
}
