// npm run mail -- list | send-again 17 | send-again all
import { runCommand } from './run-command.js';

await runCommand('mail-command', 'runMailCommand');
