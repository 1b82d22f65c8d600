// npm run review -- list | show 12 | publish 12 | refuse 12 "names a person" | reply 12 "Danke!" | delete 12
import { runCommand } from './run-command.js';

await runCommand('review-command', 'runReviewCommand');
