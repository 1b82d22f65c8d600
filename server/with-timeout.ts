/**
 * Resolves to the result of `work`, or of `late` if `work` takes longer than `ms`; a later result is
 * ignored. Throws what they throw.
 */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T>,
  late: () => T | Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(late);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
