import { NotDrawn } from '../app/services/documents/draw-document';
import { isRemoteAway } from '../app/services/remote/upstream/remote-failure';
import { isDatabaseAway, isDiskFull } from '../database/trouble';

/**
 * Whether the same request may succeed later: the database or the upstream does not answer, the
 * disk is full, or a document could not be drawn just now.
 */
export function isTransientError(error: unknown): boolean {
  return (
    isRemoteAway(error) || isDatabaseAway(error) || isDiskFull(error) || error instanceof NotDrawn
  );
}
