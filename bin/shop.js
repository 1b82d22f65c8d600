// npm run -s shop -- show > shop.json | npm run shop -- apply shop.json [--dry-run] | npm run -s shop -- schema | npm run shop -- check
import { runCommand } from './run-command.js';

await runCommand('shop-command', 'runShopCommand');
