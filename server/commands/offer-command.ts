import { transact, type CommerceContext } from '../../app/services/commerce/core/commerce-context';
import { changeOrderStatus } from '../../app/services/commerce/orders/order/change-order-status';
import { makeOffer } from '../../app/services/commerce/orders/offers/make-offer';
import { isOffer } from '../../app/services/commerce/orders/offers/is-offer';
import { canonicalPrefix, defaultLocale, isLocale, localePath } from '../../app/i18n/locales';
import { isShopError } from '../../app/services/shop-api';
import {
  operatorCommand,
  readNumber,
  withCommandContext,
  type Command,
  type Output,
} from './command';
import { readJsonFile } from './json-file';
import { readConfig } from '../config';

const USAGE = `npm run offer -- make FILE.json
npm run offer -- cancel NUMBER
See docs/how-to/operate.md.`;

/**
 * The command with which an operator makes an offer, which is sent by mail, or takes one back.
 * Returns the exit code: 0 done, 1 refused, 2 wrong use.
 */
export const runOfferCommand = operatorCommand({
  name: 'offer command',
  usage: USAGE,
  read: readArguments,
  run,
});

/** The subject is the draft's file, or the offer's number as typed. */
type OfferArguments = { subject: string; offerId?: number };

function readArguments([action, subject = '', ...rest]: string[]): OfferArguments | null {
  if (rest.length > 0 || subject === '') return null;
  if (action === 'make') return { subject };
  const offerId = action === 'cancel' ? readNumber(subject) : undefined;
  return offerId === undefined ? null : { subject, offerId };
}

async function run(
  { subject, offerId }: OfferArguments,
  command: Command,
  output: Output,
): Promise<number> {
  try {
    const done =
      offerId === undefined
        ? await make(readDraft(subject), command)
        : await withCommandContext(command, (ctx) => cancel(ctx, offerId));
    output.log(done);
    return 0;
  } catch (error) {
    output.error(refusal(error, subject));
    return 1;
  }
}

type Draft = { language?: unknown };

function readDraft(file: string): Draft {
  const draft = readJsonFile(file);
  if (typeof draft !== 'object' || draft === null) {
    throw new SyntaxError(
      'is no offer: it begins with { and ends with }, as in docs/how-to/operate.md',
    );
  }
  return draft;
}

async function make(draft: Draft, command: Command): Promise<string> {
  const { publicOrigin } = readConfig(command.env);
  const engine = { ...command, makesKeys: true };
  const { id, accessKey } = await withCommandContext(engine, (ctx) => makeOffer(ctx, draft));
  // The default is the first language of the shop, which has been loaded by now.
  const lang = isLocale(draft.language) ? draft.language : defaultLocale();
  const path = localePath(canonicalPrefix(lang), `/offer/${id}/${accessKey}`);
  const made = `Offer ${id}: made; its mail will be sent`;
  // Without a configured host only the running shop knows it.
  if (!command.env.PUBLIC_ORIGIN) return `${made}\nIts page in your shop: ${path}`;
  return `${made}\n${publicOrigin}${path}`;
}

async function cancel(ctx: CommerceContext, offerId: number): Promise<string> {
  const isChanged = await transact(ctx, async (ctx) => {
    if (!(await isOffer(ctx, offerId))) return null;
    return changeOrderStatus(ctx, { orderId: offerId, to: 'cancelled', reason: 'operator' });
  });
  if (isChanged === null) throw new Error('there is no such offer');
  return `Offer ${offerId}: ${isChanged ? 'cancelled' : 'was cancelled already, nothing changed'}`;
}

/** Returns the sentence for an operator's mistake. */
function refusal(error: unknown, subject: string): string {
  if (isShopError(error, 'offer.invalid')) {
    const wrong = Object.entries(error.cause ?? {}).map(
      ([place, what]) => `  ${place}: ${String(what)}`,
    );
    return [`${subject} is no offer:`, ...wrong].join('\n');
  }
  if (isShopError(error, 'order.statusNotAllowed')) {
    const { from } = error.cause as { from: string };
    return `Offer ${subject}: is ${from}, so it cannot be cancelled; nothing changed`;
  }
  return `${subject}: ${error instanceof Error ? error.message : String(error)}`;
}
