import type { Backend } from '../app/services/backend';
import type { Services } from '../app/services/services.server';
import type { Transport } from '../app/services/remote/upstream/transport';
import type { Changes } from './follow-changes';
import type { Shop } from './handler';

/** The parts of a process that serve requests: the engine of its pages, the source of changes. */
export type Runtime = Pick<Shop, 'pool' | 'cache' | 'makePicture' | 'isRemoteAway'> & {
  engine: Services;
  changes: Changes;
};

/** The connection of a front to its upstream server. */
export type UpstreamConnection = {
  backend: Backend;
  client: Pick<Transport, 'getFile'>;
  /** Sends the smallest call that the upstream answers. Throws RemoteFailure if it does not answer. */
  ping: () => Promise<unknown>;
};
