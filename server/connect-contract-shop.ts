import { readForeignBlocks } from '../app/blocks/read-foreign-blocks.server';
import { createContractBackend } from '../app/services/remote/contract-shop-backend';
import { contractClient } from '../app/services/remote/contract-shop/contract-client';
import { checkRemote } from './check-remote';
import type { Config, Remote } from './config';
import { mediaFolder } from './folders';
import type { UpstreamConnection } from './runtime';
import type { Log } from './log';
import { readShopFile } from './read-shop-file';

type Parts = {
  config: Config;
  remote: Extract<Remote, { key: null }>;
  log: Log;
};

/**
 * Connects a front to any server of the contract; the shop file adds what the contract lacks.
 * Throws ConfigError for the file, UnusableUpstream for a server that does not speak the contract.
 */
export async function connectContractShop({
  config,
  remote,
  log,
}: Parts): Promise<UpstreamConnection> {
  const { origin, shopFile } = remote;
  const { publicOrigin, formTargets } = config;
  const facts = await readShopFile(shopFile, {
    mediaDir: mediaFolder(config),
    paysOnline: formTargets.length > 0,
  });
  const client = contractClient({ origin, log: (message) => log.warn('remote', { message }) });
  const ping = () => client.call({ operation: 'getSession' });
  await checkRemote(
    async () => {
      const { refusal } = await ping();
      if (refusal) throw refusal;
    },
    ({ message }) =>
      `What is at ${origin} does not speak the contract (getSession: ${message}). PLENTYSYSTEMS_URL is the ` +
      'address below which /plentysystems is (docs/how-to/remote-shop.md).',
    log,
  );
  const backend = createContractBackend({
    client,
    facts,
    readBlocks: readForeignBlocks,
    publicOrigin,
    formTargets,
  });
  return { backend, client, ping };
}
