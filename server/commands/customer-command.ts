import { parseArgs } from 'node:util';
import { manageCustomer } from '../../app/services/commerce/people/account/manage-customer';
import { operatorCommand, withCommandPool, type Command, type Output } from './command';

const USAGE = `npm run customer -- somebody@example.com
  --block       ends their sessions and refuses further log-ins
  --unblock     allows log-ins again
  --class 2     puts them into this class of customers
Without an option it shows the account. See docs/how-to/operate.md.`;

/**
 * The command with which an operator blocks a customer's account or assigns it to another class.
 * Returns the exit code: 0 done, 1 no such account or class, 2 wrong use.
 */
export const runCustomerCommand = operatorCommand({
  name: 'customer command',
  usage: USAGE,
  read: readArguments,
  run,
});

async function run(wanted: CustomerArguments, command: Command, output: Output): Promise<number> {
  const { email, ...change } = wanted;
  const found = await withCommandPool(command, (pool) => manageCustomer({ pool }, email, change));
  if (!found) {
    output.error(`There is no account of "${email}", or no such class.`);
    return 1;
  }
  const { email: address, className, isBlocked, vatNumbers } = found;
  const vat = vatNumbers.length > 0 ? ` States VAT number ${vatNumbers.join(', ')}.` : '';
  output.log(`${address}: ${className}, ${isBlocked ? 'blocked' : 'not blocked'}.${vat}`);
  return 0;
}

type CustomerArguments = NonNullable<ReturnType<typeof readArguments>>;

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        block: { type: 'boolean', default: false },
        unblock: { type: 'boolean', default: false },
        class: { type: 'string' },
      },
    });
    const [email] = positionals;
    const { block, unblock, class: given } = values;
    const isNumber = given === undefined || /^[1-9]\d{0,8}$/.test(given);
    if (email === undefined || positionals.length > 1 || (block && unblock) || !isNumber) {
      return undefined;
    }
    return {
      email,
      ...((block || unblock) && { isBlocked: block }),
      ...(given !== undefined && { classId: Number(given) }),
    };
  } catch {
    return undefined;
  }
}
