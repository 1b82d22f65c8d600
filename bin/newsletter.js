// npm run -s newsletter -- list > subscribers.csv
import { runCommand } from './run-command.js';

await runCommand('newsletter-command', 'runNewsletterCommand');
