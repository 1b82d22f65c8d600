import { readForeignBlocks } from '../app/blocks/read-foreign-blocks.server';
import { createContractBackend } from '../app/services/remote/contract-shop-backend';
import { contractClient } from '../app/services/remote/contract-shop/contract-client';
import { checkRemote } from './check-remote';
import type { Config, Remote } from './config';
import { mediaFolder } from './folders';
import type { Front } from './ground';
import type { Log } from './log';
import { readShopFile } from './read-shop-file';

type Parts = {
  config: Config;
  remote: Extract<Remote, { key: null }>;
  log: Log;
};

/**
 * A front of any server of the contract, with the file that says what the contract does not. Throws
 * ConfigError for the file, NoShopBehind where nobody speaks the contract.
 */
export async function contractFront({ config, remote, log }: Parts): Promise<Front> {
  const { origin, shopFile } = remote;
  const { publicOrigin, formTargets } = config;
  const facts = await readShopFile(shopFile, {
    mediaDir: mediaFolder(config),
    paysOnline: formTargets.length > 0,
  });
  const client = contractClient({ origin, log: (message) => log.warn('remote', { message }) });
  const ask = () => client.call({ operation: 'getSession' });
  await checkRemote(
    async () => {
      const { refusal } = await ask();
      if (refusal) throw refusal;
    },
    ({ message }) =>
      `What is at ${origin} does not speak the contract (getSession: ${message}). PLENTYSYSTEMS_URL is the ` +
      'address below which /plentysystems stands (docs/how-to/remote-shop.md).',
    log,
  );
  const backend = createContractBackend({
    client,
    facts,
    readBlocks: readForeignBlocks,
    publicOrigin,
    formTargets,
  });
  return { backend, client, ask };
}
