import { parseArgs } from 'node:util';
import { readNumber } from './command';

export const ORDER_ACTIONS = [
  'paid',
  'repaid',
  'sent',
  'completed',
  'cancel',
  'withdrawn',
  'decided',
  'documents',
  'payments',
  'retry',
  'express-retry',
  'express-repaid',
] as const;

/**
 * The arguments of a command on an order. For `decided` the number is of a declaration, for
 * `express-…` of a payment from a cart.
 */
export type OrderActionArguments = {
  action: (typeof ORDER_ACTIONS)[number];
  orderId: number;
  /** The folder for documents. */
  folder: string;
  /** The attempt to pay that the money belongs to; undefined: the current one. */
  attempt: number | undefined;
  /** The amount paid in cents; undefined: all that is due. */
  amount: number | undefined;
  /** Tracking numbers of the parcels of the order. */
  trackingNumbers: string[];
  carrier: string | undefined;
};

const OPTIONS = {
  tracking: { type: 'string', multiple: true },
  carrier: { type: 'string' },
  amount: { type: 'string' },
} as const;

/** Parses the command line; null if it is wrong. */
export function readOrderActionArguments(args: string[]): OrderActionArguments | null {
  const parsed = parse(args);
  if (!parsed) return null;
  const { positionals, values } = parsed;
  const [given, number = '', extra, ...rest] = positionals;
  const action = ORDER_ACTIONS.find((name) => name === given);
  const orderId = readNumber(number);
  if (!action || !orderId || rest.length > 0) return null;
  const { tracking: trackingNumbers = [], carrier } = values;
  const attempt = action === 'paid' && extra !== undefined ? readNumber(extra) : undefined;
  const amount = values.amount === undefined ? undefined : readAmount(values.amount);
  const hasAmount = values.amount !== undefined;
  if (hasAmount && (action !== 'paid' || !amount)) return null;
  const isFitting =
    action === 'documents' ? Boolean(extra) : extra === undefined || attempt !== undefined;
  const hasParcels = trackingNumbers.length > 0;
  if (!isFitting || (hasParcels && action !== 'sent') || (carrier !== undefined && !hasParcels)) {
    return null;
  }
  return { action, orderId, folder: extra ?? '', attempt, amount, trackingNumbers, carrier };
}

/** Parses "12.34" or "12,34" as cents; undefined if it is no amount. */
function readAmount(text: string): number | undefined {
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{2}))?$/.exec(text) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents || 0);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}
