/**
 * The shop for a host of Remix: `remix-serve build/serve/index.js` (`npm run serve`). It exports the build as Remix
 * hosts expect it; the shop has started when it is imported. React decides by NODE_ENV when it is imported.
 */
import type { FillEmptyShop } from './server/prepare-database';

process.env.NODE_ENV ||= 'production';

const fillEmpty: FillEmptyShop = async (...asked) => {
  const { fillEmptyShop } = await import('./demo/fill');
  await fillEmptyShop(...asked);
};

const { startServedShop } = await import('./server/serve/start-served-shop');

export const {
  assets,
  assetsBuildDirectory,
  basename,
  entry,
  future,
  isSpaMode,
  mode,
  publicPath,
  routes,
} = await startServedShop(fillEmpty);
