// npm run gift-card -- make 50 --count 10 --until 2029-12-31 | show CODE | block CODE | unblock CODE
import { runCommand } from './run-command.js';

await runCommand('gift-card-command', 'runGiftCardCommand');
