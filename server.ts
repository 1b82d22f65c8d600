/**
 * Starts the shop: `node build/server.js`, or through Vite with `npm run dev`. The same program runs
 * as the parent, as each of its workers, as the one that makes pictures ahead and as the thread that draws
 * documents, and as the one that begins its database while it is built. React decides by
 * NODE_ENV when it is imported, so that is settled before anything else is. This and serve.ts
 * know of the demo shop: an empty database is filled with it, unless DEMO is off.
 */
import cluster from 'node:cluster';
import { isMainThread } from 'node:worker_threads';
import type { FillEmptyShop } from './server/prepare-database';

process.env.NODE_ENV ||= 'production';

const fillEmpty: FillEmptyShop = async (...asked) => {
  const { fillEmptyShop } = await import('./demo/fill');
  await fillEmptyShop(...asked);
};

if (!isMainThread) void import('./server/pdf-worker').then(({ runPdfWorker }) => runPdfWorker());
else if (cluster.isWorker) void import('./server/run-worker').then(({ runWorker }) => runWorker());
else if (process.argv[2] === 'pictures')
  void import('./server/run-pictures').then(({ runPictures }) => runPictures());
else if (process.argv[2] === 'begin-database')
  void import('./server/begin-database').then(({ beginDatabase }) => beginDatabase(fillEmpty));
else void import('./server/run-shop').then(({ runShop }) => runShop(fillEmpty));
