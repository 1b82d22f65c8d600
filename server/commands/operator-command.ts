import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  createOperator,
  removeOperator,
} from '../../app/services/commerce/team/operators/create-operator';
import { RIGHTS, type Right } from '../../app/services/operator-api/operator';
import { isShopError } from '../../app/services/shop-api';
import { operatorCommand, withCommandPool, type Command, type Env, type Output } from './command';
import { readConfig } from '../config';

const USAGE = `npm run operator:create -- you@example.com
  --name "Name"                  the name shown in the editor
  --rights ${RIGHTS.join(',')}  the rights; default: all
  --no-code                      turns off the code, for a lost phone
  --remove                       disables the account
See docs/how-to/operate.md.`;

/**
 * The command that creates the account of an operator, gives an existing one a new password and
 * other rights, or disables it. The password is generated here and shown once. Returns the exit
 * code: 0 done, 1 refused, 2 wrong use.
 */
export const runOperatorCommand = operatorCommand({
  name: 'operator command',
  usage: USAGE,
  read: readArguments,
  run,
});

async function run(wanted: OperatorArguments, command: Command, output: Output): Promise<number> {
  const { email, remove } = wanted;
  const now = () => new Date();
  if (remove) {
    const isGone = await withCommandPool(command, (pool) => removeOperator({ pool, now }, email));
    if (isGone) output.log(`${email} does not get in any more.`);
    else output.error(`"${email}" has no account.`);
    return isGone ? 0 : 1;
  }
  const password = newPassword();
  try {
    await withCommandPool(command, (pool) =>
      createOperator({ pool, now }, { ...wanted, password }),
    );
  } catch (error) {
    if (!isShopError(error, 'operator.invalid')) throw error;
    output.error(`"${email}" is no e-mail address.`);
    return 1;
  }
  output.log(`${email} may ${wanted.rights.join(', ')}.
Log in at ${logInAddress(command.env)}
Password  ${password}
It is shown this once. The same command gives another one.`);
  return 0;
}

/** Without a configured address only the running shop knows it; mostly it is the default. */
function logInAddress(env: Env): string {
  const address = `${readConfig(env).publicOrigin}/operator/login`;
  return env.PUBLIC_ORIGIN || env.PORT
    ? address
    : `${address}, or /operator/login of the address your shop was started with`;
}

type OperatorArguments = NonNullable<ReturnType<typeof readArguments>>;

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        rights: { type: 'string' },
        'no-code': { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
      },
    });
    const [email] = positionals;
    const rights = (values.rights ?? RIGHTS.join(',')).split(',');
    if (email === undefined || positionals.length > 1 || !rights.every(isRight)) return undefined;
    const { name = email, remove, 'no-code': withoutCode } = values;
    return { email, name, rights, remove, withoutCode };
  } catch {
    return undefined;
  }
}

function isRight(text: string): text is Right {
  return RIGHTS.includes(text as Right);
}

/** Letters and digits that cannot be confused with each other: 20 of them are 99 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
