// npm run catalogue:import -- file.csv … [--dry-run] [--images folder]
import { tsImport } from 'tsx/esm/api';

const { runImport } = await tsImport('../server/import-command.ts', import.meta.url);
try {
  process.exitCode = await runImport(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
