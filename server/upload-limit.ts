type Upload = { cut: () => void };

/**
 * Limits the concurrent uploads: `all` together, and `ofOne` of each sender, a network or a user.
 * When the limit is reached, the oldest upload of the sender with most of them is cut off for a
 * sender with fewer, so that a few senders cannot block all others; no upload waits.
 */
export function createUploadLimit({ all, ofOne }: { all: number; ofOne: number }) {
  const uploads = new Map<string, Set<Upload>>();
  let count = 0;

  function release(who: string, upload: Upload) {
    const own = uploads.get(who);
    if (!own?.delete(upload)) return;
    count -= 1;
    if (own.size === 0) uploads.delete(who);
  }

  /** Cuts off an upload of the sender with most, unless the new one would then have more. */
  function cutOldest(asking: number): boolean {
    const [most] = [...uploads].toSorted(([, a], [, b]) => b.size - a.size);
    if (!most || most[1].size <= asking + 1) return false;
    const [oldest] = most[1];
    release(most[0], oldest!);
    oldest!.cut();

    return true;
  }

  return {
    /** Returns the function that releases the slot, or undefined if none is free; `cut` ends the upload. */
    acquire(who: string, cut: () => void): (() => void) | undefined {
      const own = uploads.get(who)?.size ?? 0;
      if (own >= ofOne || (count >= all && !cutOldest(own))) return undefined;
      const upload = { cut };
      uploads.set(who, (uploads.get(who) ?? new Set()).add(upload));
      count += 1;
      return () => release(who, upload);
    },
  };
}

export type UploadLimit = ReturnType<typeof createUploadLimit>;
