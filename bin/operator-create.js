// npm run operator:create -- you@example.com; without an address it says what else it takes
import { tsImport } from 'tsx/esm/api';

const { runOperatorCommand } = await tsImport('../server/operator-command.ts', import.meta.url);
try {
  process.exitCode = await runOperatorCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
