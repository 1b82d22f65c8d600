import { readForeignBlocks } from '../app/blocks/read-foreign-blocks.server';
import { contractClient } from '../app/services/contract-shop/contract-client';
import { createContractServices, type PageOptions } from '../app/services/services.server';
import { checkRemote } from './check-remote';
import type { Remote } from './config';
import type { Front } from './ground';
import type { Log } from './log';
import { readShopFile } from './read-shop-file';

type Parts = {
  remote: Extract<Remote, { key: null }>;
  options: PageOptions & { formTargets: readonly string[] };
  /** Folder of the pictures. */
  media: string;
  log: Log;
};

/**
 * A front of any server of the contract, with the file that says what the contract does not. Throws
 * ConfigError for the file, NoShopBehind where nobody speaks the contract.
 */
export async function contractFront({ remote, options, media, log }: Parts): Promise<Front> {
  const { origin, shopFile } = remote;
  const paysOnline = options.formTargets.length > 0;
  const facts = await readShopFile(shopFile, { mediaDir: media, paysOnline });
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
  const readBlocks = readForeignBlocks;
  return { engine: createContractServices({ ...options, client, facts, readBlocks }), client, ask };
}
