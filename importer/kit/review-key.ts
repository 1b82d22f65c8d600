/**
 * SQL: the key under which a review leaves its shop. What buyers write has none of an operator's; theirs
 * tells them apart in every shop they come into.
 */
export function reviewKey(review: string): string {
  return `coalesce(${review}.external_id, ${shopsOwnKey(review)})`;
}

/** SQL: the same of a review that has no key yet, made of what never changes about it. */
export function shopsOwnKey(review: string): string {
  return `'shop-' || ${review}.id || '-' || (extract(epoch from ${review}.created_at) * 1000)::bigint`;
}

/** The ids of the reviews that such keys are about, in the shop that they are from; others give none. */
export function idsOfShopsOwn(keys: readonly string[]): number[] {
  return keys.flatMap((key) => {
    const id = Number(/^shop-(\d{1,9})-\d+$/.exec(key)?.[1] ?? 0);
    return id > 0 ? [id] : [];
  });
}
