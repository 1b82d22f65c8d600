import { servicesOf } from '../app/services/services.server';
import type { Config, Remote } from './config';
import { contractFront } from './contract-front';
import { createPictureTurns } from './picture-turns';
import { fetchPicture } from './fetch-picture';
import { makeRendition } from './media';
import { mediaFolder } from './folders';
import { frontChanges } from './front-changes';
import type { Ground } from './ground';
import { keyedFront } from './keyed-front';
import type { Log } from './log';
import { createPageCache } from './page-cache';
import { pageOptions } from './page-options';
import { within } from './within-time';

type Parts = {
  config: Config;
  remote: Remote;
  log: Log;
  secret: string;
  othersSettled: () => Promise<void>;
};

/** The health check of a front waits no longer for the shop behind, in milliseconds. */
const HEALTH_PATIENCE_MS = 2_000;
/** Pictures that a process brings at the same time; the shop behind may have to make them. */
const PICTURES_AT_ONCE = 8;

/**
 * What a front stands on: the shop behind it, and nothing of its own but pages and pictures that it has
 * shown. Throws NoShopBehind when what is there is no shop that it could be a front of; one that is
 * away may come later.
 */
export async function frontGround(parts: Parts): Promise<Ground> {
  const { config, remote, log, secret, othersSettled } = parts;
  const cache = createPageCache(config.pageCacheBytes);
  const changes = frontChanges(cache, othersSettled);
  const { backend, client, ask } = await (remote.key === null
    ? contractFront({ config, remote, log })
    : keyedFront({ config, remote, log, pagesChanged: changes.note }));
  const engine = servicesOf(backend, pageOptions(config, secret, log));
  changes.engineIs(engine);
  const isAway = () =>
    ask().then(
      () => false,
      () => true,
    );
  const media = mediaFolder(config);
  // Logo and icon may lie beside the file of the shop; all else the shop behind has.
  const pictureOf = async (path: string) =>
    (await makeRendition(media, path)) || fetchPicture(client, media, path);
  return {
    engine,
    cache,
    changes,
    pool: null,
    isRemoteAway: () => within(HEALTH_PATIENCE_MS, isAway(), () => true),
    makePicture: createPictureTurns(pictureOf, { places: PICTURES_AT_ONCE }),
  };
}
