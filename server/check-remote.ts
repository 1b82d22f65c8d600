import type { ContractClient } from '../app/services/contract-shop/contract-client';
import type { RemoteClient } from '../app/services/plentysystems/client';
import { isRemoteAway } from '../app/services/shop-behind/remote-failure';
import type { Log } from './log';

/** Thrown with a sentence an operator can act on. */
export class NoShopBehind extends Error {
  override readonly name = 'NoShopBehind';
}

/**
 * Is there a shop that this one can be a front of? One that is away is waited for by its pages. Throws
 * NoShopBehind for a server that does not take the key, or does not offer the shop's own operations.
 */
export async function checkRemote(
  client: Pick<RemoteClient, 'call'>,
  origin: string,
  log: Log,
): Promise<void> {
  try {
    await client.call({ path: 'front/getVisitor', args: [], kind: 'read' });
  } catch (error) {
    if (isRemoteAway(error)) {
      log.warn('remote', { message: (error as Error).message });
      return;
    }
    const status = (error as { status?: number | null }).status;
    throw new NoShopBehind(
      status === 403
        ? `The shop at ${origin} does not take this PLENTYSYSTEMS_KEY: set the same one there and here.`
        : `What is at ${origin} is no shop that this one can be a front of (${(error as Error).message}). ` +
            'It must be an instance of this shop with PLENTYSYSTEMS_KEY set (docs/how-to/remote-shop.md).',
    );
  }
}

/** The same for a front of any server of the contract. */
export async function checkContract(
  client: Pick<ContractClient, 'call'>,
  origin: string,
  log: Log,
): Promise<void> {
  try {
    const { refusal } = await client.call({ operation: 'getSession' });
    if (refusal) throw refusal;
  } catch (error) {
    const { message } = error as Error;
    if (isRemoteAway(error)) {
      log.warn('remote', { message });
      return;
    }
    throw new NoShopBehind(
      `What is at ${origin} does not speak the contract (getSession: ${message}). PLENTYSYSTEMS_URL is the ` +
        'address below which /plentysystems stands (docs/how-to/remote-shop.md).',
    );
  }
}
