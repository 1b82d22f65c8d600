import { createRemoteServices } from '../app/services/services.server';
import { plentysystemsClient } from '../app/services/plentysystems/client';
import type { Config, Remote } from './config';
import { mediaFolder } from './folders';
import type { Ground } from './ground';
import { frontChanges } from './front-changes';
import { shopLog, type Log } from './log';
import { createPageCache } from './page-cache';
import { fetchPicture } from './fetch-picture';
import { checkRemote } from './check-remote';
import { within } from './within-time';

export type FrontParts = {
  config: Config;
  log: Log;
  secret: string;
  othersSettled: () => Promise<void>;
};

type Parts = FrontParts & { remote: Extract<Remote, { key: string }> };

/** Who asks for the health of a front does not wait longer for the shop behind, in milliseconds. */
export const HEALTH_PATIENCE_MS = 2_000;

/**
 * What a front stands on: the shop behind it, and nothing of its own but pages and pictures that it has
 * shown. Throws NoShopBehind when what is there is no shop that it could be a front of; one that is
 * away may come later.
 */
export async function frontGround(parts: Parts): Promise<Ground> {
  const { config, remote, log, secret, othersSettled } = parts;
  const client = plentysystemsClient({
    ...remote,
    log: (message) => log.warn('remote', { message }),
  });
  await checkRemote(client, remote.origin, log);
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
    isRemoteAway: () => within(HEALTH_PATIENCE_MS, probe(), () => true),
    makePicture: (path) => fetchPicture(client, mediaFolder(config), path),
  };
}
