/**
 * The outcome of `work`, or of `late` once `ms` are over; late work ends unheard. Throws what they
 * throw.
 */
export async function within<T>(
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
