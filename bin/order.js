// npm run order -- paid 10001 | sent 10001 | completed 10001 | cancel 10001
// npm run order -- documents 10001 ./print
import { tsImport } from 'tsx/esm/api';

const { runOrderCommand } = await tsImport('../server/order-command.ts', import.meta.url);
try {
  process.exitCode = await runOrderCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
