type Place = { cut: () => void };

/**
 * Limits concurrent uploads, to `all` together and to `ofOne` for each client: a network, or a customer
 * who is logged in. When all places are taken, the client with most places loses its oldest to one with
 * fewer, so that few clients cannot keep the others out. No client waits.
 */
export function createUploadPlaces({ all, ofOne }: { all: number; ofOne: number }) {
  const taken = new Map<string, Set<Place>>();
  let inside = 0;

  function leave(who: string, place: Place) {
    const own = taken.get(who);
    if (!own?.delete(place)) return;
    inside -= 1;
    if (own.size === 0) taken.delete(who);
  }

  /** Cuts off a client that then still has as many places as the one that asks. */
  function makeRoom(asking: number): boolean {
    const [most] = [...taken].toSorted(([, a], [, b]) => b.size - a.size);
    if (!most || most[1].size <= asking + 1) return false;
    const [oldest] = most[1];
    leave(most[0], oldest!);
    oldest!.cut();

    return true;
  }

  return {
    /** Gives the function that leaves again, or undefined when there is no place; `cut` ends the sending. */
    enter(who: string, cut: () => void): (() => void) | undefined {
      const own = taken.get(who)?.size ?? 0;
      if (own >= ofOne || (inside >= all && !makeRoom(own))) return undefined;
      const place = { cut };
      taken.set(who, (taken.get(who) ?? new Set()).add(place));
      inside += 1;
      return () => leave(who, place);
    },
  };
}

export type UploadPlaces = ReturnType<typeof createUploadPlaces>;
