// npm run operator:create -- you@example.com; without an address it prints its usage
import { runCommand } from './run-command.js';

await runCommand('operator-command', 'runOperatorCommand');
