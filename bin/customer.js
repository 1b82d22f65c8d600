// npm run customer -- somebody@example.com --block; without an address it says what else it takes
import { tsImport } from 'tsx/esm/api';

const { runCustomerCommand } = await tsImport('../server/customer-command.ts', import.meta.url);
try {
  process.exitCode = await runCustomerCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
