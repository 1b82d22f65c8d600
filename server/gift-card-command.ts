import { parseArgs } from 'node:util';
import { money } from '../app/i18n/format';
import type { CommerceContext } from '../app/services/commerce/ground/commerce-context';
import {
  blockGiftCard,
  makeGiftCards,
  showGiftCard,
  type GiftCardState,
  type NewGiftCard,
} from '../app/services/commerce/sale/gift-cards/manage-gift-cards';
import { readCents } from '../importer/kit/cells';
import { readInstant } from '../importer/kit/dates';
import {
  operatorCommand,
  readNumber,
  withCommandContext,
  type Command,
  type Output,
} from './command';

const USAGE = `npm run gift-card -- make AMOUNT [--count NUMBER] [--until DAY]
npm run gift-card -- show CODE | block CODE | unblock CODE
See docs/how-to/operate.md.`;

/** More at once is a file for the importer. */
const MOST = 1000;

type Wish =
  | { action: 'make'; card: NewGiftCard; count: number }
  | { action: 'show' | 'block' | 'unblock'; code: string };

/** The command by which an operator makes gift cards, looks at one, and keeps one from paying. */
export const runGiftCardCommand = operatorCommand({
  name: 'gift card command',
  usage: USAGE,
  read: readWish,
  run,
});

async function run(wish: Wish, command: Command, output: Output): Promise<number> {
  const lines = await withCommandContext(command, (ctx) => carryOut(ctx, wish));
  if (!lines) {
    output.error('There is no such gift card.');
    return 1;
  }
  for (const line of lines) output.log(line);
  return 0;
}

function readWish(args: string[]): Wish | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { count: { type: 'string' }, until: { type: 'string' } },
    });
    const [action = '', subject = '', ...rest] = positionals;
    if (subject === '' || rest.length > 0) return null;
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

/** Does it; gives what the operator reads, or null where there is no such card. */
async function carryOut(ctx: CommerceContext, wish: Wish): Promise<string[] | null> {
  if (wish.action === 'make') return makeGiftCards(ctx, wish.card, wish.count);
  const card = await showGiftCard(ctx, wish.code);
  if (!card) return null;
  if (wish.action === 'show') return described(card);
  const isBlocked = wish.action === 'block';
  const isChanged = await blockGiftCard(ctx, wish.code, isBlocked);
  if (!isChanged) return ['It was so already, nothing changed.'];
  return [isBlocked ? 'Blocked: it pays nothing any more.' : 'It can pay again.'];
}

function described(card: GiftCardState): string[] {
  const show = (cents: number) => money(cents, 'en', card.currency);
  const ends = card.validTo ? `until ${card.validTo}` : 'for ever';
  return [
    `${show(card.openAmount)} of ${show(card.amount)} left, ${ends}${card.isBlocked ? ', blocked' : ''}`,
    ...card.orders.map(({ id, amount, returned }) => {
      const back = returned > 0 ? `, ${show(returned)} of it came back` : '';
      return `    order ${id}: ${show(amount)}${back}`;
    }),
  ];
}
