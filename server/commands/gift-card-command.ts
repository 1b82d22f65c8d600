import { parseArgs } from 'node:util';
import { money } from '../../app/i18n/format';
import type { Cents } from '../../app/services/shop-api';
import type { CommerceContext } from '../../app/services/commerce/core/commerce-context';
import {
  blockGiftCard,
  correctGiftCard,
  makeGiftCards,
  showGiftCard,
  type GiftCardChange,
  type GiftCardState,
  type NewGiftCard,
} from '../../app/services/commerce/sale/gift-cards/manage-gift-cards';
import { readCents } from '../../importer/kit/cells';
import { readInstant } from '../../importer/kit/dates';
import {
  operatorCommand,
  readNumber,
  withCommandContext,
  type Command,
  type Output,
} from './command';

const USAGE = `npm run gift-card -- make AMOUNT [--count NUMBER] [--until DAY]
npm run gift-card -- show CODE | block CODE | unblock CODE
npm run gift-card -- correct CODE LEFT --reason WHY
See docs/how-to/operate.md.`;

/** For more cards the importer takes a file. */
const MOST = 1000;
/** The maximum length of a reason. */
const MOST_WORDS = 500;

type GiftCardArguments =
  | { action: 'make'; card: NewGiftCard; count: number }
  | { action: 'show' | 'block' | 'unblock'; code: string }
  | { action: 'correct'; code: string; openAmount: Cents; reason: string };

type Answer = { isDone: boolean; lines: string[] };

/** The command with which an operator makes, shows, blocks, unblocks and corrects gift cards. */
export const runGiftCardCommand = operatorCommand({
  name: 'gift card command',
  usage: USAGE,
  read: readArguments,
  run,
});

async function run(wish: GiftCardArguments, command: Command, output: Output): Promise<number> {
  const { isDone, lines } = await withCommandContext(command, (ctx) => carryOut(ctx, wish));
  for (const line of lines) (isDone ? output.log : output.error)(line);
  return isDone ? 0 : 1;
}

function readArguments(args: string[]): GiftCardArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        count: { type: 'string' },
        until: { type: 'string' },
        reason: { type: 'string' },
      },
    });
    const [action = '', subject = '', ...rest] = positionals;
    if (action === 'correct') return readCorrection(subject, rest, values);
    if (subject === '' || rest.length > 0 || values.reason !== undefined) return null;
    if (action === 'make') {
      const count = readNumber(values.count ?? '1') ?? 0;
      const amount = readCents(subject);
      const validTo =
        values.until === undefined ? null : new Date(readInstant(values.until, 'end'));
      const isRight = amount > 0 && count > 0 && count <= MOST;
      return isRight ? { action, card: { amount, validTo }, count } : null;
    }
    const hasOptions = Object.keys(values).length > 0;
    const isKnown = action === 'show' || action === 'block' || action === 'unblock';
    return isKnown && !hasOptions ? { action, code: subject } : null;
  } catch {
    return null;
  }
}

/** The amount left may be 0; the reason is stored, so it is required. */
function readCorrection(
  code: string,
  rest: string[],
  { reason = '', ...others }: { reason?: string; count?: string; until?: string },
): GiftCardArguments | null {
  const isRight = code !== '' && rest.length === 1 && Object.keys(others).length === 0;
  const why = reason.trim();
  if (!isRight || why === '' || why.length > MOST_WORDS) return null;
  const openAmount = readCents(rest[0]!);
  return openAmount >= 0 ? { action: 'correct', code, openAmount, reason: why } : null;
}

const NO_CARD: Answer = { isDone: false, lines: ['There is no such gift card.'] };

/** Carries out the command; returns the output. */
async function carryOut(ctx: CommerceContext, wish: GiftCardArguments): Promise<Answer> {
  if (wish.action === 'make') {
    const { validTo } = wish.card;
    if (validTo && validTo <= ctx.now()) return refused('That day is over; no card was made.');
    return { isDone: true, lines: await makeGiftCards(ctx, wish.card, wish.count) };
  }
  if (wish.action === 'show') {
    const card = await showGiftCard(ctx, wish.code);
    return card ? { isDone: true, lines: described(card) } : NO_CARD;
  }
  if (wish.action === 'correct') {
    const change = await correctGiftCard(ctx, wish.code, wish);
    return answerOf(change, 'Corrected; “show” says why.');
  }
  const isBlocked = wish.action === 'block';
  const change = await blockGiftCard(ctx, wish.code, isBlocked);
  return answerOf(change, isBlocked ? 'Blocked: it pays nothing any more.' : 'It can pay again.');
}

function answerOf(change: GiftCardChange, done: string): Answer {
  switch (change) {
    case 'notFound':
      return NO_CARD;
    case 'comesBack':
      return refused('It comes back and its price is paid back, so nothing changed.');
    case 'tooMuch':
      return refused('That is more than it was made with and orders leave of it; nothing changed.');
    case 'same':
      return { isDone: true, lines: ['It was so already, nothing changed.'] };
    case 'changed':
      return { isDone: true, lines: [done] };
  }
}

function refused(line: string): Answer {
  return { isDone: false, lines: [line] };
}

function described(card: GiftCardState): string[] {
  const show = (cents: number) => money(cents, 'en', card.currency);
  const ends = card.validTo ? `until ${card.validTo}` : 'for ever';
  return [
    `${show(card.openAmount)} of ${show(card.amount)} left, ${ends}${card.isBlocked ? ', blocked' : ''}`,
    ...(card.boughtWith === null ? [] : [`    bought with order ${card.boughtWith}`]),
    ...card.corrections.map(
      ({ at, before, after, reason }) =>
        `    ${at}: corrected from ${show(before)} to ${show(after)}: ${reason}`,
    ),
    ...card.orders.map(({ id, amount, returned }) => {
      const back = returned > 0 ? `, ${show(returned)} of it came back` : '';
      return `    order ${id}: ${show(amount)}${back}`;
    }),
  ];
}
