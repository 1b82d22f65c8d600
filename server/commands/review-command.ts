import { bindCommerce } from '../../app/services/commerce/engine/commerce';
import type { CommerceContext } from '../../app/services/commerce/core/commerce-context';
import {
  answerReview,
  decideReview,
} from '../../app/services/commerce/people/reviews/decide-review';
import { noReview } from '../../app/services/commerce/people/reviews/review-buyer';
import {
  findReviews,
  listWaiting,
  type ReviewRow,
} from '../../app/services/commerce/people/reviews/waiting-reviews';
import { isShopError } from '../../app/services/shop-api';
import { LIMITS } from '../../app/services/shop-api/entities/field-limits';
import {
  operatorCommand,
  readNumber,
  withCommandContext,
  type Command,
  type Output,
} from './command';

const USAGE = `npm run review -- list | show NUMBER | publish NUMBER | delete NUMBER
npm run review -- refuse NUMBER "why, for the author" | reply NUMBER "words of the shop"
See docs/how-to/operate.md.`;

const WITH_WORDS = ['refuse', 'reply'];
const COMMANDS = ['list', 'show', 'publish', 'delete', ...WITH_WORDS];

type ReviewArguments = { command: string; id: number; words: string };

/**
 * The command with which an operator reads reviews and decides which are shown, beside the running
 * shop or without it. Returns the exit code: 0 done, 1 refused, 2 wrong use.
 */
export const runReviewCommand = operatorCommand({
  name: 'review command',
  usage: USAGE,
  read: readArguments,
  run,
});

async function run(wish: ReviewArguments, command: Command, output: Output): Promise<number> {
  try {
    const lines = await withCommandContext(command, (ctx) => carryOut(ctx, wish));
    for (const line of lines) output.log(line);
    return 0;
  } catch (error) {
    if (!isShopError(error, 'feedback.notFound')) throw error;
    output.error(`Review ${wish.id}: there is no such review`);
    return 1;
  }
}

function readArguments([
  command = '',
  number,
  words = '',
  ...rest
]: string[]): ReviewArguments | null {
  if (!COMMANDS.includes(command) || rest.length > 0) return null;
  if (command === 'list') return number === undefined ? { command, id: 0, words } : null;
  const id = readNumber(number ?? '');
  const said = words.trim();
  const fits = WITH_WORDS.includes(command)
    ? said !== '' && said.length <= LIMITS.review.message
    : words === '';
  return id && fits ? { command, id, words: said } : null;
}

/** Carries out the command; returns the output. */
async function carryOut(
  ctx: CommerceContext,
  { command, id, words }: ReviewArguments,
): Promise<string[]> {
  if (command === 'list') return listed(await listWaiting(ctx));
  if (command === 'show') {
    const rows = await findReviews(ctx, id);
    if (rows.length === 0) throw noReview();
    return rows.flatMap(described);
  }
  if (command === 'reply') {
    const { shopName } = await bindCommerce(ctx).getConfiguration();
    const reply = await answerReview(ctx, id, { message: words, authorName: shopName });
    return [`Review ${id}: answered (reply ${reply})`];
  }
  const decision =
    command === 'refuse'
      ? ({ to: 'refuse', reason: words } as const)
      : ({ to: command as 'publish' | 'delete' } as const);
  const isChanged = await decideReview(ctx, id, decision);
  return [`Review ${id}: ${isChanged ? DONE[decision.to] : 'was so already, nothing changed'}`];
}

const DONE = {
  publish: 'published',
  refuse: 'refused; the author gets a mail with the reason',
  delete: 'deleted',
};

function listed(rows: ReviewRow[]): string[] {
  return rows.length > 0 ? rows.flatMap(described) : ['No review waits for you.'];
}

function described(row: ReviewRow): string[] {
  const { id, parentId, goods, rating, title, message, authorName, createdAt, state, refusal } =
    row;
  const about = parentId ? `reply to ${parentId}` : `${rating} of 5 stars`;
  const by = [authorName || 'without a name', createdAt.toISOString().slice(0, 10), state];
  return [
    `${id}  ${goods} · ${about} · ${by.join(' · ')}`,
    ...[title, ...message.split(/\r?\n/), refusal && `refused: ${refusal}`]
      .filter(Boolean)
      .map((line) => `    ${line}`),
  ];
}
