/**
 * SQL of the key under which a review is exported. Reviews of buyers have no operator's key; theirs
 * is unique in every shop.
 */
export function reviewKey(review: string): string {
  return `coalesce(${review}.external_id, ${shopsOwnKey(review)})`;
}

/** SQL of the key of a review without one, derived from its constant columns. */
export function shopsOwnKey(review: string): string {
  return `'shop-' || ${review}.id || '-' || (extract(epoch from ${review}.created_at) * 1000)::bigint`;
}

/** Returns the ids of reviews with such keys, valid in their shop; other keys give none. */
export function idsOfShopsOwn(keys: readonly string[]): number[] {
  return keys.flatMap((key) => {
    const id = Number(/^shop-(\d{1,9})-\d+$/.exec(key)?.[1] ?? 0);
    return id > 0 ? [id] : [];
  });
}
