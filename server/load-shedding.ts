import { addressKey, networkKey } from '../app/lib/address-key.server';

export type Workplaces = {
  /**
   * Gives the function that leaves again, at once or when a place gets free; undefined when too
   * many wait already, or nobody left for `waitMs`.
   */
  enter(clientAddress: string): Promise<(() => void) | undefined>;
};

type Options = {
  /** How many may be inside. */
  places: number;
  /** How many may wait. */
  queue: number;
  waitMs: number;
  /** What one client and one network may have of the places, from 0 to 1. */
  share?: Record<'client' | 'network', number>;
};

/** What one client and one network may have of the places, so that the others do not wait for them. */
const SHARE = { client: 1 / 4, network: 1 / 2 };

type Client = { client: string; network: string };
type Waiting = Client & { end: (leave?: () => void) => void };

/**
 * Lets so many requests at work at a time and turns the others away soon, so that overload stays short.
 * The places are shared out: the network with the fewest requests at work is next, of several the one whose
 * last turn is longest ago, then who came first; in a full queue the network that has most of it makes room.
 */
export function createWorkplaces({ places, queue, waitMs, share = SHARE }: Options): Workplaces {
  const mostOf = {
    client: Math.max(1, Math.floor(places * share.client)),
    network: Math.max(1, Math.floor(places * share.network)),
  };
  const inside = {
    all: 0,
    clients: new Map<string, number>(),
    networks: new Map<string, number>(),
  };
  const waiting = new Set<Waiting>();
  /** When a network that waits or is at work had its last turn, counted from the first one. */
  const lastTurns = new Map<string, number>();
  let turn = 0;

  function count({ client, network }: Client, change: 1 | -1) {
    inside.all += change;
    add(inside.clients, client, change);
    add(inside.networks, network, change);
  }

  function mayEnter({ client, network }: Client): boolean {
    return (
      inside.all < places &&
      (inside.clients.get(client) ?? 0) < mostOf.client &&
      (inside.networks.get(network) ?? 0) < mostOf.network
    );
  }

  function take(who: Client) {
    count(who, 1);
    turn += 1;
    lastTurns.set(who.network, turn);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      count(who, -1);
      const next = nextWaiting();
      next?.end(take(next));
      forgetTurn(who);
    };
  }

  function nextWaiting(): Waiting | undefined {
    const load = ({ network }: Client) => inside.networks.get(network) ?? 0;
    const last = ({ network }: Client) => lastTurns.get(network) ?? 0;
    const inTurn = (a: Client, b: Client) => load(a) - load(b) || last(a) - last(b);
    return [...waiting].filter(mayEnter).toSorted(inTurn)[0];
  }

  function forgetTurn({ network }: Client) {
    const isHere =
      inside.networks.has(network) || [...waiting].some((each) => each.network === network);
    if (!isHere) lastTurns.delete(network);
  }

  /** Turns away the latest of the network that has most of the queue, unless that asks itself. */
  function makeRoom({ network }: Client): boolean {
    const queued = new Map<string, Waiting[]>();
    for (const each of waiting) {
      queued.set(each.network, [...(queued.get(each.network) ?? []), each]);
    }
    const [most = []] = [...queued.values()].toSorted((a, b) => b.length - a.length);
    if (most.length <= (queued.get(network)?.length ?? 0) + 1) return false;
    most.at(-1)!.end();
    return true;
  }

  return {
    async enter(clientAddress) {
      const who = { client: addressKey(clientAddress), network: networkKey(clientAddress) };
      if (mayEnter(who)) return take(who);
      if (waiting.size >= queue && !makeRoom(who)) return undefined;
      return new Promise((resolve) => {
        const self: Waiting = {
          ...who,
          end(leave) {
            clearTimeout(timer);
            waiting.delete(self);
            resolve(leave);
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
