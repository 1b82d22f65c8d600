import { moveReturn } from '../../app/services/commerce/orders/returns/move-return';
import { isShopError } from '../../app/services/shop-api';
import {
  operatorCommand,
  readNumber,
  withCommandContext,
  type Command,
  type Output,
} from './command';

const USAGE = `npm run return -- received|refunded|refused|cancelled NUMBER
  --sellable   with received: the goods are as new and go back into stock
See docs/how-to/operate.md.`;

const STATES = ['received', 'refunded', 'refused', 'cancelled'] as const;
type State = (typeof STATES)[number];

/**
 * The command with which an operator changes the status of a return, beside the running shop or
 * without it. Returns the exit code: 0 done, 1 refused, 2 wrong use.
 */
export const runReturnCommand = operatorCommand({
  name: 'return command',
  usage: USAGE,
  read: readArguments,
  run,
});

type ReturnArguments = { returnId: number; to: State; isSellable: boolean };

function readArguments(args: string[]): ReturnArguments | null {
  const isSellable = args.includes('--sellable');
  const [given = '', number = '', ...rest] = args.filter((arg) => arg !== '--sellable');
  const to = STATES.find((state) => state === given);
  const returnId = readNumber(number);
  const isWrong = rest.length > 0 || (isSellable && to !== 'received');
  return to && returnId && !isWrong ? { returnId, to, isSellable } : null;
}

async function run(wish: ReturnArguments, command: Command, output: Output): Promise<number> {
  const { returnId, to } = wish;
  try {
    const isChanged = await withCommandContext(command, (ctx) => moveReturn(ctx, wish));
    output.log(`Return ${returnId}: ${isChanged ? to : `was ${to} already, nothing changed`}`);
    return 0;
  } catch (error) {
    output.error(`Return ${returnId}: ${refusal(error, to)}`);
    return 1;
  }
}

/** Returns the sentence for an operator's mistake; any other error is thrown. */
function refusal(error: unknown, to: State): string {
  if (isShopError(error, 'return.notFound')) return 'there is no such return';
  if (!isShopError(error, 'order.statusNotAllowed')) throw error;
  const { from } = error.cause as { from: string };
  return `is ${from}, so "${to}" is not possible; nothing changed`;
}
