import { addressKey, networkKey } from '../app/lib/address-key.server';

export type ConcurrencyLimit = {
  /**
   * Resolves to the function that releases the slot again, immediately or when a slot gets free; to
   * undefined if too many requests wait already or none was released within `waitMs`.
   */
  acquire(clientAddress: string): Promise<(() => void) | undefined>;
};

type Options = {
  /** The number of requests that are worked on at a time. */
  limit: number;
  /** The number of requests that may wait. */
  queue: number;
  waitMs: number;
  /** The share of the limit that one client and one network may use, from 0 to 1. */
  share?: Record<'client' | 'network', number>;
};

/** The default shares, so that no client and no network keeps the others waiting. */
const SHARE = { client: 1 / 4, network: 1 / 2 };

type Client = { client: string; network: string };
type WaitingClient = Client & { end: (release?: () => void) => void };

/**
 * Limits the requests that are worked on at a time, and rejects the others soon, so that overload stays
 * short. The network with the fewest requests in progress is next; of several the one whose last turn is
 * longest ago, then the first that came. A full queue rejects a request of the network that has most of it.
 */
export function createConcurrencyLimit({
  limit,
  queue,
  waitMs,
  share = SHARE,
}: Options): ConcurrencyLimit {
  const mostOf = {
    client: Math.max(1, Math.floor(limit * share.client)),
    network: Math.max(1, Math.floor(limit * share.network)),
  };
  const inside = {
    all: 0,
    clients: new Map<string, number>(),
    networks: new Map<string, number>(),
  };
  const waiting = new Set<WaitingClient>();
  /** The number of the last turn of each network that waits or has requests in progress. */
  const lastTurns = new Map<string, number>();
  let turn = 0;

  function count({ client, network }: Client, change: 1 | -1) {
    inside.all += change;
    add(inside.clients, client, change);
    add(inside.networks, network, change);
  }

  function isAdmissible({ client, network }: Client): boolean {
    return (
      inside.all < limit &&
      (inside.clients.get(client) ?? 0) < mostOf.client &&
      (inside.networks.get(network) ?? 0) < mostOf.network
    );
  }

  function admit(who: Client) {
    count(who, 1);
    turn += 1;
    lastTurns.set(who.network, turn);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      count(who, -1);
      const next = nextWaiting();
      next?.end(admit(next));
      forgetTurn(who);
    };
  }

  function nextWaiting(): WaitingClient | undefined {
    const load = ({ network }: Client) => inside.networks.get(network) ?? 0;
    const last = ({ network }: Client) => lastTurns.get(network) ?? 0;
    const inTurn = (a: Client, b: Client) => load(a) - load(b) || last(a) - last(b);
    return [...waiting].filter(isAdmissible).toSorted(inTurn)[0];
  }

  function forgetTurn({ network }: Client) {
    const isHere =
      inside.networks.has(network) || [...waiting].some((each) => each.network === network);
    if (!isHere) lastTurns.delete(network);
  }

  /** Rejects the latest request of the network with most of the queue, unless it is the new one. */
  function rejectLongestQueue({ network }: Client): boolean {
    const queued = new Map<string, WaitingClient[]>();
    for (const each of waiting) {
      queued.set(each.network, [...(queued.get(each.network) ?? []), each]);
    }
    const [most = []] = [...queued.values()].toSorted((a, b) => b.length - a.length);
    if (most.length <= (queued.get(network)?.length ?? 0) + 1) return false;
    most.at(-1)!.end();
    return true;
  }

  return {
    async acquire(clientAddress) {
      const who = { client: addressKey(clientAddress), network: networkKey(clientAddress) };
      if (isAdmissible(who)) return admit(who);
      if (waiting.size >= queue && !rejectLongestQueue(who)) return undefined;
      return new Promise((resolve) => {
        const self: WaitingClient = {
          ...who,
          end(release) {
            clearTimeout(timer);
            waiting.delete(self);
            resolve(release);
          },
        };
        const timer = setTimeout(() => self.end(), waitMs);
        waiting.add(self);
      });
    },
  };
}

function add(counts: Map<string, number>, key: string, change: number) {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
