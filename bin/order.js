// npm run order -- paid 10001 | sent 10001 --tracking 00340434161094015902 | completed 10001 | cancel 10001 | repaid 10001
// npm run order -- documents 10001 ./print
import { runCommand } from './run-command.js';

await runCommand('order-command', 'runOrderCommand');
