// npm run customer -- somebody@example.com --block; without an address it prints its usage
import { runCommand } from './run-command.js';

await runCommand('customer-command', 'runCustomerCommand');
