import { RefusedRequest } from './refusal';
import { createConcurrencyLimit } from './concurrency-limit';

type Make = (path: string) => Promise<boolean>;

/** If more requests wait, further pictures are refused, so that pages stay fast. */
const LONGEST_QUEUE = 200;

/** A request that waits longer gets 503, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Renders or fetches the files of pictures, `limit` at a time in this process. One visitor alone
 * may use all slots; of the waiting requests, that of the network with the fewest pictures in
 * progress is next, so that no visitor waits for the thousands requested by another. Returns the
 * result of `make`; throws RefusedRequest 503 if too many requests wait.
 */
export function createPictureTurns(make: Make, { limit }: { limit: number }) {
  const concurrency = createConcurrencyLimit({
    limit,
    queue: LONGEST_QUEUE,
    waitMs: PATIENCE_MS,
    share: { client: 1, network: 1 },
  });
  /** Pictures in progress, without those that wait: a request that joins one does not wait for a slot. */
  const inProgress = new Map<string, Promise<boolean>>();

  return async function take(path: string, clientAddress: string): Promise<boolean> {
    const started = inProgress.get(path);
    if (started) return started;
    const release = await concurrency.acquire(clientAddress);
    if (!release) throw new RefusedRequest({ status: 503, headers: { 'Retry-After': '10' } });
    const begun = inProgress.get(path);
    if (begun) {
      release();
      return begun;
    }
    const work = make(path).finally(() => {
      inProgress.delete(path);
      release();
    });
    inProgress.set(path, work);
    return work;
  };
}
