// npm run catalogue:import -- file.csv … [--dry-run] [--images folder]
import { runCommand } from './run-command.js';

await runCommand('import-command', 'runImport');
