import { plentysystemsClient } from '../app/services/plentysystems/client';
import { createRemoteServices, type PageOptions } from '../app/services/services.server';
import { checkRemote } from './check-remote';
import type { Remote } from './config';
import type { Front } from './ground';
import type { Log } from './log';

type Parts = {
  remote: Extract<Remote, { key: string }>;
  options: PageOptions;
  /** Something that pages for everybody show was changed through this process. */
  pagesChanged: () => void;
  log: Log;
};

/**
 * A front of another instance of this shop. Throws NoShopBehind for a server that does not take the key, or
 * does not offer the shop's own operations.
 */
export async function keyedFront({ remote, options, pagesChanged, log }: Parts): Promise<Front> {
  const { origin } = remote;
  const client = plentysystemsClient({
    ...remote,
    log: (message) => log.warn('remote', { message }),
  });
  const ask = () => client.call({ path: 'front/getVisitor', args: [], kind: 'read' });
  await checkRemote(
    ask,
    ({ status, message }) =>
      status === 403
        ? `The shop at ${origin} does not take this PLENTYSYSTEMS_KEY: set the same one there and here.`
        : `What is at ${origin} is no shop that this one can be a front of (${message}). ` +
          'It must be an instance of this shop with PLENTYSYSTEMS_KEY set (docs/how-to/remote-shop.md).',
    log,
  );
  return { engine: createRemoteServices({ ...options, client, pagesChanged }), client, ask };
}
