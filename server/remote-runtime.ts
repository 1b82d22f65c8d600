import { servicesOf } from '../app/services/services.server';
import type { Config, Remote } from './config';
import { connectContractShop } from './connect-contract-shop';
import { createPictureTurns } from './picture-turns';
import { fetchPicture } from './fetch-picture';
import { makeRendition } from './media';
import { mediaFolder } from './folders';
import { trackRemoteChanges } from './remote-changes';
import type { Runtime } from './runtime';
import { connectOwnShop } from './connect-own-shop';
import type { Log } from './log';
import { createPageCache } from './page-cache';
import { pageOptions } from './page-options';
import { withTimeout } from './with-timeout';

type Parts = {
  config: Config;
  remote: Remote;
  log: Log;
  secret: string;
  othersSettled: () => Promise<void>;
};

/** The longest that a health check waits for the upstream, in milliseconds. */
const HEALTH_PATIENCE_MS = 2_000;
/** Pictures that a process fetches at the same time; the upstream may have to render them. */
const PICTURES_AT_ONCE = 8;

/**
 * Starts the runtime of a front: the upstream server has all data; a front stores only pages and
 * pictures that it has shown. Throws UnusableUpstream if the server is not a usable upstream; an upstream
 * that does not answer may come back later.
 */
export async function createRemoteRuntime(parts: Parts): Promise<Runtime> {
  const { config, remote, log, secret, othersSettled } = parts;
  const cache = createPageCache(config.pageCacheBytes);
  const changes = trackRemoteChanges(cache, othersSettled);
  const { backend, client, ping } = await (remote.key === null
    ? connectContractShop({ config, remote, log })
    : connectOwnShop({ config, remote, log, pagesChanged: changes.note }));
  const engine = servicesOf(backend, pageOptions(config, secret, log));
  changes.engineIs(engine);
  const isAway = () =>
    ping().then(
      () => false,
      () => true,
    );
  const media = mediaFolder(config);
  // The logo and the icon may lie beside the shop file; the upstream has all other pictures.
  const pictureOf = async (path: string) =>
    (await makeRendition(media, path)) || fetchPicture(client, media, path);
  return {
    engine,
    cache,
    changes,
    pool: null,
    isRemoteAway: () => withTimeout(HEALTH_PATIENCE_MS, isAway(), () => true),
    makePicture: createPictureTurns(pictureOf, { limit: PICTURES_AT_ONCE }),
  };
}
