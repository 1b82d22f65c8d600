import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  bookLine,
  bookLineToAll,
  setLineAside,
  type LineBooked,
} from '../../app/services/commerce/orders/bank-lines/book-line';
import { plainDecimal } from '../../app/lib/plain-decimal';
import { listLines } from '../../app/services/commerce/orders/bank-lines/list-lines';
import {
  bookLines,
  isCertain,
  readLines,
} from '../../app/services/commerce/orders/bank-lines/read-lines';
import type { Outcome, Suggestion } from '../../app/services/commerce/orders/bank-lines/suggest';
import type { CommerceContext } from '../../app/services/commerce/core/commerce-context';
import { MOST_BYTES, readStatement } from '../../app/services/bank-statements/read-statement';
import {
  plain,
  StatementError,
  type Statement,
} from '../../app/services/bank-statements/statement-line';
import { isShopError } from '../../app/services/shop-api';
import { readNumber, withCommandContext, type Command, type Output } from './command';
import { BOOKED } from './booked-words';
import { table } from './table';

/** The arguments of a command on money that arrived on the account. */
export type BankArguments =
  | { action: 'bank'; file: string; books: boolean }
  | { action: 'bank-lines' }
  /** Empty: the line belongs to no order. */
  | { action: 'bank-line'; lineId: number; orderIds: number[] };

/** Parses a command line on the account; null if it is none. */
export function readBankArguments(args: string[]): BankArguments | null {
  const parsed = parse(args);
  if (!parsed) return null;
  const [action, first, second, ...rest] = parsed.positionals;
  const books = parsed.values.book === true;
  if (books && action !== 'bank') return null;
  if (action === 'bank' && first && second === undefined) return { action, file: first, books };
  if (action === 'bank-lines' && first === undefined) return { action };
  if (action !== 'bank-line' || !first || !second) return null;
  const lineId = readNumber(first);
  if (!lineId) return null;
  if (second === 'none') return rest.length === 0 ? { action, lineId, orderIds: [] } : null;
  const orderIds = [second, ...rest].flatMap((given) => readNumber(given) ?? []);
  return orderIds.length === rest.length + 1 ? { action, lineId, orderIds } : null;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { book: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    return null;
  }
}

/** Carries out the command; returns the exit code: 0 done, 1 refused. */
export async function runBankCommand(
  wish: BankArguments,
  command: Command,
  output: Output,
): Promise<number> {
  try {
    output.log(await said(wish, command));
    return 0;
  } catch (error) {
    output.error(refusal(error, wish));
    return 1;
  }
}

async function said(wish: BankArguments, command: Command): Promise<string> {
  if (wish.action === 'bank-lines') return withCommandContext(command, linesThatWait);
  if (wish.action === 'bank-line') return withCommandContext(command, (ctx) => bookOne(ctx, wish));
  const statement = await readFileOf(wish.file);
  return withCommandContext(command, (ctx) => readOrBook(ctx, statement, wish.books));
}

async function readFileOf(file: string): Promise<Statement> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new StatementError(`There is no file ${file}.`);
  // Checked first, so that a file too large is never read into memory.
  if (found.size > MOST_BYTES)
    throw new StatementError(
      'The file is larger than 32 MiB. Ask the bank for fewer days at a time.',
    );
  return readStatement(await readFile(file));
}

async function readOrBook(
  ctx: CommerceContext,
  { lines, skipped, days }: Statement,
  books: boolean,
): Promise<string> {
  const read = await (books ? bookLines : readLines)(ctx, lines);
  const rows = read.map(({ id, line, found }) => [
    id === null ? '-' : String(id),
    ...cellsOf(line),
    ...('outcome' in found ? cellsOfSuggestion(found) : cellsOfBooked(found)),
  ]);
  const booked = read.filter(({ found }) => 'booked' in found && found.booked !== 'settled').length;
  const certain = read.filter(({ found }) => 'outcome' in found && isCertain(found)).length;
  const waiting = read.filter(
    ({ line, found }) => 'outcome' in found && line.kind === 'payment',
  ).length;
  const parts = [
    `${count(lines.length, 'line')}${period(days)}, beside ${count(skipped.debits, 'payment')} of the shop and ${skipped.pending} not booked yet.`,
    books
      ? `Booked: ${booked}. Waiting: ${waiting}${waiting > 0 ? ' (npm run order -- bank-line LINE ORDER, or none)' : ''}.`
      : `Nothing was booked. With --book: ${certain}.`,
  ];
  return [rows.length > 0 ? table([HEAD, ...rows]) : 'No payments.', ...parts].join('\n');
}

/** Missing days are the only sign of a file that was truncated between two bookings. */
function period(days: Statement['days']): string {
  if (!days) return '';
  return days.first === days.last ? ` of ${days.first}` : ` of ${days.first} to ${days.last}`;
}

const HEAD = ['LINE', 'DAY', 'SUM', 'NAME', 'TEXT', 'ORDER', 'WHAT'];

async function linesThatWait(ctx: CommerceContext): Promise<string> {
  const waiting = await listLines(ctx);
  const rows = waiting.map(({ id, words, found, ...line }) => [
    String(id),
    ...cellsOf({ ...line, ...words }),
    ...cellsOfSuggestion(found),
  ]);
  return rows.length > 0 ? table([HEAD, ...rows]) : 'No line of a statement waits';
}

async function bookOne(
  ctx: CommerceContext,
  { lineId, orderIds }: { lineId: number; orderIds: number[] },
): Promise<string> {
  const [orderId, ...more] = orderIds;
  if (orderId === undefined) {
    return (await setLineAside(ctx, lineId))
      ? `Line ${lineId}: is for no order, and waits no longer`
      : `Line ${lineId}: was settled already, nothing changed`;
  }
  const done = await (more.length > 0
    ? bookLineToAll(ctx, lineId, orderIds)
    : bookLine(ctx, lineId, orderId));
  if (done.booked === 'shared')
    return `Line ${lineId}: orders ${done.orderIds.join(', ')} are paid`;
  if (done.booked !== 'settled') return `Line ${lineId}: order ${orderId} ${BOOKED[done.booked]}`;
  const where = done.orderId === null ? 'set aside' : `booked to order ${done.orderId}`;
  return `Line ${lineId}: was ${where} already, nothing changed`;
}

type ShownLine = { bookedOn: string; amount: number; currency: string; name: string; text: string };

function cellsOf({ bookedOn, amount, currency, name, text }: ShownLine): string[] {
  const sum = plainDecimal(amount);
  return [
    bookedOn,
    currency === 'EUR' ? sum : `${sum} ${plain(currency)}`,
    plain(name),
    plain(text),
  ];
}

const SAID: Record<Outcome, string> = {
  pays: 'pays it',
  paysAll: 'pays each of them',
  tooLittle: 'too little',
  tooMuch: 'too much',
  alreadyPaid: 'is paid already',
  ended: 'is cancelled or withdrawn from',
  otherWay: 'is paid by another method',
  maybeBooked: 'perhaps booked already, from another file',
  several: 'several orders',
  maybe: 'maybe: name and sum agree',
  otherCurrency: 'another currency',
  returned: 'returned: was sent by the shop',
  takenBack: 'was taken back',
  unknown: 'unknown',
};

function cellsOfSuggestion({ outcome, orderIds }: Suggestion): string[] {
  const shown = orderIds.slice(0, 3).join(', ') + (orderIds.length > 3 ? ', …' : '');
  return [shown || '-', SAID[outcome]];
}

function cellsOfBooked(line: LineBooked): string[] {
  if (line.booked === 'shared') return [line.orderIds.join(', '), 'are paid'];
  const { booked, orderId } = line;
  const what = booked === 'settled' ? 'booked already' : BOOKED[booked];
  return [orderId === null ? '-' : String(orderId), orderId === null ? 'set aside' : what];
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** Returns the sentence for an operator's mistake; any other error is thrown. */
function refusal(error: unknown, wish: BankArguments): string {
  if (error instanceof StatementError) return error.message;
  if (isShopError(error, 'bankLine.notFound')) return 'There is no such line of a statement.';
  if (isShopError(error, 'bankLine.otherCurrency')) {
    return 'Line and order are in different currencies; nothing changed.';
  }
  if (isShopError(error, 'bankLine.otherSum')) {
    return 'The line is not the sum of what is due of these orders; nothing changed.';
  }
  if (isShopError(error, 'order.notFound') && wish.action === 'bank-line') {
    return `Order ${wish.orderIds.join(', ')}: there is no such order`;
  }
  throw error;
}
