import { withCommandPool, type Env, type Output } from './command';
import { readConfig } from './config';
import { changeSecret } from './known-secret';

const USAGE = `npm run secret -- change
See docs/how-to/operate.md.`;

/**
 * The command with which an operator says that the shop's secret was changed on purpose. Gives the exit
 * code: 0 done, 2 wrong use.
 */
export async function runSecretCommand(
  args: string[],
  env: Env = process.env,
  output: Output = console,
): Promise<number> {
  if (args.join(' ') !== 'change') {
    output.error(USAGE);
    return 2;
  }
  const command = { env, name: 'secret command', say: output.error.bind(output) };
  const isChanged = await withCommandPool(command, (pool) => changeSecret(pool, readConfig(env)));
  output.log(
    isChanged
      ? 'The shop has this secret now. Start it, and again on every machine.'
      : 'This is the secret of the shop already, nothing changed.',
  );
  return 0;
}
