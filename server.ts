/**
 * Starts the shop: `node build/server.js`, or through Vite with `npm run dev`. React decides by
 * NODE_ENV when it is imported, so that is settled before anything else is. This is the one place
 * that knows of the demo shop: an empty database is filled with it.
 */
import type { FillEmptyShop } from './server/start-shop';

process.env.NODE_ENV ||= 'production';

const fillEmpty: FillEmptyShop = async (...all) =>
  (await import('./demo/fill')).fillDemoShop(...all);

void import('./server/run-shop').then(({ runShop }) => runShop(fillEmpty));
