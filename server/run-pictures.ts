import { prerender, type Goods } from '../app/services/images';
import { openPool } from '../database/connect';
import { listenForChanges } from '../database/listen';
import { readConfig } from './config';
import { mediaFolder } from './folders';
import { openLink, type WorkerData } from './process-link';
import { createLog, writeToStdout } from './log';
import { takeWhatIsLeft } from './low-priority';
import { beginProgram, exit } from './program';
import { createPrerenderQueue } from './prerender-queue';

/**
 * Runs a process that renders pictures before they are requested, started by the parent: of all
 * goods at its start, then of those that change. There is one for the whole shop, with low
 * priority.
 */
export async function runPictures(): Promise<void> {
  const config = readConfig(process.env);
  const media = mediaFolder(config);
  const log = createLog(config.logLevel, writeToStdout, { pictures: true });
  beginProgram(exit);
  takeWhatIsLeft();
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  // A picture in progress has no file yet, so nothing has to be finished.
  process.once('disconnect', () => exit(0));

  const link = openLink(process, {
    begin: (given) => void work(given),
    end: () => exit(0),
  });
  link.send({ kind: 'here' });

  async function work({ databaseUrl }: WorkerData) {
    const pool = openPool(databaseUrl, { max: 1, limits: 'batch', name: 'shop pictures' });
    const queue = createPrerenderQueue();
    const isBusy = async () => !(await link.ask('is-idle'));
    await listenForChanges(databaseUrl, queue.add);
    link.send({ kind: 'ready' });
    const make = (goods: Goods) => prerender(pool, media, goods, { isBusy, first: makeChanged });
    async function makeChanged() {
      const items = queue.takeChanged();
      if (items.length > 0) await make(items);
    }
    for (;;) {
      await queue.untilFilled();
      await (queue.takeAll() ? make('all') : makeChanged()).catch((error: unknown) =>
        log.warn('pictures not made ahead', { error }),
      );
    }
  }
}
