import type { Pool } from 'pg';
import { publishPlans } from '../app/editor/publishing/publish-plans.server';
import { createServices, type Services } from '../app/services/services.server';
import { openPool } from '../database/connect';
import type { Config } from './config';
import { WORK_CONNECTIONS } from './connections';
import { mailFolder, mediaFolder, privateFolder } from './folders';
import type { Runtime } from './runtime';
import { followChanges } from './follow-changes';
import type { Log } from './log';
import { makeRendition } from './media';
import { createPictureTurns } from './picture-turns';
import { createPageCache } from './page-cache';
import { pageOptions } from './page-options';
import { createPdfThread, type PdfThread } from './pdf-thread';

type Parts = {
  config: Config;
  log: Log;
  databaseUrl: string;
  secret: string;
  othersSettled: () => Promise<void>;
};

/** Pictures that a process renders at the same time; each takes one core. */
const PICTURES_AT_ONCE = 2;

/** Starts the runtime of a shop with its own database; `onStop` takes the functions that stop its parts. */
export async function createLocalRuntime(
  { config, log, databaseUrl, secret, othersSettled }: Parts,
  onStop: (undo: () => Promise<void>) => void,
): Promise<Runtime> {
  const pool = openPool(databaseUrl, { max: config.databaseConnections });
  const warn = (error: Error) => log.warn('database connection lost', { error: error.message });
  pool.on('error', warn);
  onStop(() => pool.off('error', warn).end());
  const workPool = openPool(databaseUrl, {
    max: WORK_CONNECTIONS,
    limits: 'work',
    name: 'shop work',
  });
  onStop(() => workPool.end());

  const cache = createPageCache(config.pageCacheBytes);
  // Listening begins before the engine reads the catalogue, so that no change is missed.
  const changes = await followChanges(databaseUrl, cache, log, othersSettled);
  onStop(changes.stop);
  const pdfThread = createPdfThread({
    note: (problem) => log.warn('papers', { error: problem }),
    noteReplaced: (document, signs) => log.info('papers.signs', { document, signs }),
  });
  onStop(pdfThread.stop);
  const engine = await createEngine({ config, log, pdfThread }, { pool, workPool }, secret);
  onStop(() => engine.stop());
  changes.engineIs(engine);
  return {
    engine,
    pool,
    cache,
    changes,
    isRemoteAway: async () => false,
    makePicture: createPictureTurns((path) => makeRendition(mediaFolder(config), path), {
      limit: PICTURES_AT_ONCE,
    }),
  };
}

/** The only function in which the server builds the engine. */
function createEngine(
  { config, log, pdfThread }: { config: Config; log: Log; pdfThread: PdfThread },
  pools: Record<'pool' | 'workPool', Pool>,
  secret: string,
): Promise<Services> {
  return createServices({
    ...pools,
    ...pageOptions(config, secret, log),
    privateFiles: privateFolder(config),
    media: mediaFolder(config),
    mail: {
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      host: config.mailHost,
      replyTo: config.mailReplyTo,
      folder: mailFolder(config),
    },
    publishPlans,
    // In development the thread cannot be started from the sources.
    ...(config.mode !== 'development' && { drawDocument: pdfThread.draw }),
    stationFinder: config.stationFinder,
    vatNumbers: config.vatNumbers,
    mollie: config.mollie,
    formTargets: config.formTargets,
  });
}
