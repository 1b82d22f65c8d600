import { RefusedRequest } from './refusal';
import { createWorkplaces } from './load-shedding';

type Make = (path: string) => Promise<boolean>;

/** More than this many waiting: pictures are refused for now, so that pages stay quick. */
const LONGEST_QUEUE = 200;

/** Whoever waits longer for their turn is asked to come back. */
const PATIENCE_MS = 20_000;

/**
 * Makes or brings the file of a picture in turns, `places` at a time in this process. One visitor alone may have
 * all places; of those who wait, the network with the fewest pictures at work is next, so nobody waits for the
 * thousands that a stranger asks for. Gives what `make` gives; throws RefusedRequest 503 where too many wait.
 */
export function createPictureTurns(make: Make, { places }: { places: number }) {
  const workplaces = createWorkplaces({
    places,
    queue: LONGEST_QUEUE,
    waitMs: PATIENCE_MS,
    share: { client: 1, network: 1 },
  });
  /** What is at work, not what waits: who joins that does not wait for the turn of another. */
  const atWork = new Map<string, Promise<boolean>>();

  return async function take(path: string, clientAddress: string): Promise<boolean> {
    const started = atWork.get(path);
    if (started) return started;
    const leave = await workplaces.enter(clientAddress);
    if (!leave) throw new RefusedRequest({ status: 503, headers: { 'Retry-After': '10' } });
    const begun = atWork.get(path);
    if (begun) {
      leave();
      return begun;
    }
    const work = make(path).finally(() => {
      atWork.delete(path);
      leave();
    });
    atWork.set(path, work);
    return work;
  };
}
