// npm run customer -- somebody@example.com --block; without an address it says what else it takes
import { runCommand } from './run-command.js';

await runCommand('customer-command', 'runCustomerCommand');
