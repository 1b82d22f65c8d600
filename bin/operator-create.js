// npm run operator:create -- you@example.com; without an address it says what else it takes
import { runCommand } from './run-command.js';

await runCommand('operator-command', 'runOperatorCommand');
