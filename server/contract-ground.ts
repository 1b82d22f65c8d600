import { readForeignBlocks } from '../app/blocks/read-foreign-blocks.server';
import { createContractServices } from '../app/services/services.server';
import { contractClient } from '../app/services/contract-shop/contract-client';
import { checkContract } from './check-remote';
import type { Remote } from './config';
import { fetchPicture } from './fetch-picture';
import { mediaFolder } from './folders';
import { frontChanges } from './front-changes';
import { HEALTH_PATIENCE_MS, type FrontParts } from './front-ground';
import type { Ground } from './ground';
import { shopLog } from './log';
import { createPageCache } from './page-cache';
import { readShopFile } from './read-shop-file';
import { within } from './within-time';

type Parts = FrontParts & { remote: Extract<Remote, { key: null }> };

/**
 * What a front of any server of the contract stands on: that server, and the file that says what the contract
 * does not. Throws ConfigError for the file, NoShopBehind where nobody speaks the contract; one that is away
 * may come later.
 */
export async function contractGround(parts: Parts): Promise<Ground> {
  const { config, remote, log, secret, othersSettled } = parts;
  const media = mediaFolder(config);
  const facts = await readShopFile(remote.shopFile, {
    mediaDir: media,
    paysOnline: config.formTargets.length > 0,
  });
  const client = contractClient({
    origin: remote.origin,
    log: (message) => log.warn('remote', { message }),
  });
  await checkContract(client, remote.origin, log);
  const cache = createPageCache(config.pageCacheBytes);
  const changes = frontChanges(cache, othersSettled);
  const engine = createContractServices({
    client,
    facts,
    readBlocks: readForeignBlocks,
    publicOrigin: config.publicOrigin,
    secret: Buffer.from(secret, 'base64'),
    formTargets: config.formTargets,
    botCheck: config.botCheck,
    showTools: config.showConfigurationDrawer,
    log: shopLog(log),
  });
  changes.engineIs(engine);
  const probe = () =>
    client.call({ operation: 'getSession' }).then(
      () => false,
      () => true,
    );
  return {
    engine,
    cache,
    changes,
    pool: null,
    isRemoteAway: () => within(HEALTH_PATIENCE_MS, probe(), () => true),
    makePicture: (path) => fetchPicture(client, media, path),
  };
}
