import { RefusedRequest } from './refusal';
import { createConcurrencyLimit } from './concurrency-limit';

type Make = (path: string) => Promise<boolean>;

/** More than this many waiting: pictures are refused for now, so that pages stay quick. */
const LONGEST_QUEUE = 200;

/** Whoever waits longer for their turn is asked to come back. */
const PATIENCE_MS = 20_000;

/**
 * Makes or brings the file of a picture in turns, `limit` at a time in this process. One visitor alone may have
 * all slots; of those who wait, the network with the fewest pictures at work is next, so nobody waits for the
 * thousands that a stranger asks for. Gives what `make` gives; throws RefusedRequest 503 where too many wait.
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
