/** Runs `count` pieces of work, at most `width` at the same time; results in order. */
export async function inTurns<T>(
  count: number,
  width: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  async function worker() {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  }
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
