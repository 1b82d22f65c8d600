import {
  listFailedWork,
  tryAgain,
  type FailedWork,
} from '../../app/services/commerce/core/outbox/failed-work';
import { operatorCommand, readNumber, withCommandPool, type Command, type Output } from './command';

const USAGE = `npm run mail -- list
npm run mail -- send-again NUMBER|all
See docs/how-to/operate.md.`;

type MailArguments = { action: 'list' } | { action: 'send-again'; which: number | 'all' };

/**
 * The command with which an operator lists the mails that could not be sent, and has the running
 * shop send them again. Returns the exit code: 0 done, 1 no such mail, 2 wrong use.
 */
export const runMailCommand = operatorCommand({
  name: 'mail command',
  usage: USAGE,
  read: readArguments,
  run,
});

async function run(wish: MailArguments, command: Command, output: Output): Promise<number> {
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

function readArguments([action, which = '', ...rest]: string[]): MailArguments | null {
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
