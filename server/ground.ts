import type { Services } from '../app/services/services.server';
import type { Changes } from './follow-changes';
import type { Shop } from './handler';

/** What a process stands on: the shop of its pages, and what tells it of changes. */
export type Ground = Pick<Shop, 'pool' | 'cache' | 'makePicture' | 'isRemoteAway'> & {
  engine: Services;
  changes: Changes;
};
