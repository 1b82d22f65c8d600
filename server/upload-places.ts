/** Lets so many send files at a time, all together and from one address; the others come back later. */
export function createUploadPlaces({ all, ofAddress }: { all: number; ofAddress: number }) {
  const taken = new Map<string, number>();
  let inside = 0;

  return {
    /** Gives the function that leaves again, or undefined when there is no place. */
    enter(address: string): (() => void) | undefined {
      const own = taken.get(address) ?? 0;
      if (inside >= all || own >= ofAddress) return undefined;
      inside += 1;
      taken.set(address, own + 1);
      return () => {
        inside -= 1;
        const left = taken.get(address)! - 1;
        if (left === 0) taken.delete(address);
        else taken.set(address, left);
      };
    },
  };
}
