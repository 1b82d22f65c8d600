/**
 * A section of a long list in its sorted order, without sorting all of it: ascending by `keys`,
 * equal ones by `ids`. `slots`, `keys` and `ids` belong together; `keys` and `slots` are reordered.
 */
export function selectPage(
  keys: Float64Array,
  slots: Uint32Array,
  idOf: (slot: number) => number,
  start: number,
  end: number,
): Uint32Array {
  const isBefore = (key: number, id: number, otherKey: number, otherId: number) =>
    key < otherKey || (key === otherKey && id < otherId);

  function swap(a: number, b: number): void {
    const key = keys[a]!;
    const slot = slots[a]!;
    keys[a] = keys[b]!;
    slots[a] = slots[b]!;
    keys[b] = key;
    slots[b] = slot;
  }

  /** Moves the smallest `count` of low to high ahead of the others (Hoare's quickselect). */
  function divide(low: number, high: number, count: number): void {
    while (low < high) {
      const pivot = medianOfThree(low, (low + high) >>> 1, high);
      const key = keys[pivot]!;
      const id = idOf(slots[pivot]!);
      let left = low;
      let right = high;
      while (left <= right) {
        while (isBefore(keys[left]!, keys[left] === key ? idOf(slots[left]!) : 0, key, id))
          left += 1;
        while (isBefore(key, id, keys[right]!, keys[right] === key ? idOf(slots[right]!) : 0)) {
          right -= 1;
        }
        if (left > right) break;
        swap(left, right);
        left += 1;
        right -= 1;
      }
      if (count <= right) high = right;
      else if (count >= left) low = left;
      else return;
    }
  }

  function medianOfThree(a: number, b: number, c: number): number {
    const [x, y, z] = [keys[a]!, keys[b]!, keys[c]!];
    if (x < y) return y < z ? b : x < z ? c : a;
    return x < z ? a : y < z ? c : b;
  }

  const last = keys.length - 1;
  if (start > 0) divide(0, last, start);
  if (end <= last) divide(start, last, end);
  const page = Array.from({ length: Math.min(end, last + 1) - start }, (_, n) => start + n);
  page.sort((a, b) => keys[a]! - keys[b]! || idOf(slots[a]!) - idOf(slots[b]!));
  return Uint32Array.from(page, (n) => slots[n]!);
}
