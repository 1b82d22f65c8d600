// npm run return -- received 10050 --sellable | refunded 10050 | refused 10050 | cancelled 10050
import { runCommand } from './run-command.js';

await runCommand('return-command', 'runReturnCommand');
