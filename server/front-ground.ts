import { createRemoteServices } from '../app/services/services.server';
import { plentysystemsClient } from '../app/services/plentysystems/client';
import type { Config } from './config';
import { mediaFolder } from './folders';
import type { Ground } from './ground';
import { frontChanges } from './front-changes';
import { shopLog, type Log } from './log';
import { createPageCache } from './page-cache';
import { fetchPicture } from './fetch-picture';
import { checkRemote } from './check-remote';
import { within } from './within-time';

type Parts = {
  config: Config & { remote: NonNullable<Config['remote']> };
  log: Log;
  secret: string;
  othersSettled: () => Promise<void>;
};

/** Who asks for the health of a front does not wait longer for the shop behind, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * What a front stands on: the shop behind it, and nothing of its own but pages and pictures that it has
 * shown. Throws NoShopBehind when what is there is no shop that it could be a front of; one that is
 * away may come later.
 */
export async function frontGround({ config, log, secret, othersSettled }: Parts): Promise<Ground> {
  const client = plentysystemsClient({
    ...config.remote,
    log: (message) => log.warn('remote', { message }),
  });
  await checkRemote(client, config.remote.origin, log);
  const cache = createPageCache(config.pageCacheBytes);
  const changes = frontChanges(cache, othersSettled);
  const engine = createRemoteServices({
    remote: client,
    pagesChanged: changes.note,
    publicOrigin: config.publicOrigin,
    secret: Buffer.from(secret, 'base64'),
    formTargets: config.formTargets,
    botCheck: config.botCheck,
    showTools: config.showConfigurationDrawer,
    log: shopLog(log),
  });
  changes.engineIs(engine);
  const probe = () =>
    client.call({ path: 'front/getVisitor', args: [], kind: 'read' }).then(
      () => false,
      () => true,
    );
  return {
    engine,
    cache,
    changes,
    pool: null,
    isRemoteAway: () => within(PATIENCE_MS, probe(), () => true),
    makePicture: (path) => fetchPicture(client, mediaFolder(config), path),
  };
}
