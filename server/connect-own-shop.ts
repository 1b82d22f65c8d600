import { plentysystemsClient } from '../app/services/remote/own-shop/client';
import { createRemoteBackend } from '../app/services/remote/own-shop-backend';
import { checkRemote } from './check-remote';
import type { Config, Remote } from './config';
import type { UpstreamConnection } from './runtime';
import type { Log } from './log';

type Parts = {
  config: Config;
  remote: Extract<Remote, { key: string }>;
  /** Called after this process changed data that shared pages show. */
  pagesChanged: () => void;
  log: Log;
};

/**
 * Connects a front to another instance of this shop. Throws UnusableUpstream for a server that refuses the key
 * or does not offer the shop's own operations.
 */
export async function connectOwnShop({
  config,
  remote,
  pagesChanged,
  log,
}: Parts): Promise<UpstreamConnection> {
  const { origin } = remote;
  const client = plentysystemsClient({
    ...remote,
    log: (message) => log.warn('remote', { message }),
  });
  const ping = () => client.call({ path: 'front/getVisitor', args: [], kind: 'read' });
  await checkRemote(
    ping,
    ({ status, message }) =>
      status === 403
        ? `The shop at ${origin} does not take this PLENTYSYSTEMS_KEY: set the same one there and here.`
        : `What is at ${origin} is no shop that this one can be a front of (${message}). ` +
          'It must be an instance of this shop with PLENTYSYSTEMS_KEY set (docs/how-to/remote-shop.md).',
    log,
  );
  const { publicOrigin, formTargets } = config;
  const backend = createRemoteBackend({ client, publicOrigin, formTargets, pagesChanged });
  return { backend, client, ping };
}
