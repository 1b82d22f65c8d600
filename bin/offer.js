// npm run offer -- make offer.json | cancel 10001
import { runCommand } from './run-command.js';

await runCommand('offer-command', 'runOfferCommand');
