import {
  listFailedWork,
  tryAgain,
  type FailedWork,
} from '../app/services/commerce/ground/outbox/failed-work';
import { readNumber, withCommandPool, type Env, type Output } from './command';

const USAGE = `npm run mail -- list
npm run mail -- send-again NUMBER|all
See docs/how-to/operate.md.`;

type Wish = { action: 'list' } | { action: 'send-again'; which: number | 'all' };

/**
 * The command with which an operator sees the mails that did not go out, and has them sent again by
 * the running shop. Gives the exit code: 0 done, 1 no such mail, 2 wrong use.
 */
export async function runMailCommand(
  args: string[],
  env: Env = process.env,
  output: Output = console,
): Promise<number> {
  const wish = readWish(args);
  if (!wish) {
    output.error(USAGE);
    return 2;
  }
  const command = { env, name: 'mail command', say: output.error.bind(output) };
  if (wish.action === 'list') {
    const failed = await withCommandPool(command, listFailedWork);
    output.log(failed.length > 0 ? failed.map(lineOf).join('\n') : 'Every mail has gone out.');
    return 0;
  }
  const { which } = wish;
  const count = await withCommandPool(command, (pool) => tryAgain(pool, which, new Date()));
  if (count === 0 && which !== 'all') {
    output.error(`No mail ${which} waits for another try.`);
    return 1;
  }
  output.log(`${count} ${count === 1 ? 'mail is' : 'mails are'} tried again now.`);
  return 0;
}

function readWish([action, which = '', ...rest]: string[]): Wish | null {
  if (rest.length > 0) return null;
  if (action === 'list') return which === '' ? { action } : null;
  if (action !== 'send-again') return null;
  const number = which === 'all' ? which : readNumber(which);
  return number === undefined ? null : { action, which: number };
}

function lineOf({ id, name, failure, attempts, createdAt, nextAt, lastError }: FailedWork): string {
  const next = nextAt ? `next try ${nextAt.toISOString()}` : 'parked';
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'} since ${createdAt.toISOString()}`;
  return `${id}  ${name}  ${failure}, ${tries}, ${next}: ${lastError}`;
}
