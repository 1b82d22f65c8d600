// npm run secret -- change
import { runCommand } from './run-command.js';

await runCommand('secret-command', 'runSecretCommand');
