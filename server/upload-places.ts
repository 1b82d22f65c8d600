type Place = { cut: () => void };

/**
 * Lets so many send files at a time, `all` together and `ofOne` of each: a network, or somebody who is
 * logged in. When all places are taken, who has most of them gives the oldest to who has fewer, so
 * that few cannot keep everybody else out; nobody waits.
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

  /** Cuts somebody off who would still have no fewer places than the one that asks. */
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
