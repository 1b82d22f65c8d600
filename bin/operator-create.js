// npm run operator:create -- mail@example.com [--name "Name"] [--rights preview,edit,publish]
import { tsImport } from 'tsx/esm/api';

const { runOperatorCommand } = await tsImport('../server/operator-command.ts', import.meta.url);
try {
  process.exitCode = await runOperatorCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
