// npm run offer -- make offer.json | cancel 10001
import { tsImport } from 'tsx/esm/api';

const { runOfferCommand } = await tsImport('../server/offer-command.ts', import.meta.url);
try {
  process.exitCode = await runOfferCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
