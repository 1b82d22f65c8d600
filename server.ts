/**
 * Starts the shop: `node build/server.js`, or through Vite with `npm run dev`. The same program
 * runs as the parent, as each of its workers, as the process that renders pictures ahead, as the
 * thread that draws documents, and as the step of the build that creates the database. React reads
 * NODE_ENV when it is imported, so the variable is set before any other import. Only this file and
 * serve.ts know the demo shop: it fills an empty database unless DEMO is off.
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
