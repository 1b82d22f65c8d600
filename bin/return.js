// npm run return -- received 10050 --sellable | refunded 10050 | refused 10050 | cancelled 10050
import { tsImport } from 'tsx/esm/api';

const { runReturnCommand } = await tsImport('../server/return-command.ts', import.meta.url);
try {
  process.exitCode = await runReturnCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
