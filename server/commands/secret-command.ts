import { operatorCommand, withCommandPool } from './command';
import { readConfig } from '../config';
import { changeSecret } from '../known-secret';

const USAGE = `npm run secret -- change
See docs/how-to/operate.md.`;

/**
 * The command with which an operator confirms that the shop's secret was changed on purpose.
 * Returns the exit code: 0 done, 2 wrong use.
 */
export const runSecretCommand = operatorCommand({
  name: 'secret command',
  usage: USAGE,
  read: (args) => args.join(' ') === 'change',
  run: async (_wish, command, output) => {
    const config = readConfig(command.env);
    const isChanged = await withCommandPool(command, (pool) => changeSecret(pool, config));
    output.log(
      isChanged
        ? 'The shop has this secret now. Start it, and again on every machine.'
        : 'This is the secret of the shop already, nothing changed.',
    );
    return 0;
  },
});
