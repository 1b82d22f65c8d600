/** The outcome of `work`, or of `late` once `ms` are over; late work ends unheard. */
export async function within<T>(ms: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late()), ms);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
