/**
 * Starts the shop: `node build/server.js`, or through Vite with `npm run dev`. React decides by
 * NODE_ENV when it is imported, so that is settled before anything else is.
 */
process.env.NODE_ENV ||= 'production';

void import('./server/run-shop').then(({ runShop }) => runShop());
