import type { Backend } from '../app/services/backend';
import type { Services } from '../app/services/services.server';
import type { Transport } from '../app/services/remote/shop-behind/transport';
import type { Changes } from './follow-changes';
import type { Shop } from './handler';

/** What a process stands on: the shop of its pages, and what tells it of changes. */
export type Ground = Pick<Shop, 'pool' | 'cache' | 'makePicture' | 'isRemoteAway'> & {
  engine: Services;
  changes: Changes;
};

/** The shop of a front, by what it may say to the shop behind. */
export type Front = {
  backend: Backend;
  client: Pick<Transport, 'getFile'>;
  /** Asks for the least that a shop behind answers. Throws RemoteFailure where nobody does. */
  ask: () => Promise<unknown>;
};
