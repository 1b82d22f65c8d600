// npm run catalogue:export -- folder
import { runCommand } from './run-command.js';

await runCommand('export-command', 'runExport');
