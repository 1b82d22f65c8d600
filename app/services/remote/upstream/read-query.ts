/** A longer query is sent as a body. */
const LONGEST_QUERY = 4_000;

/** What no address may hold, since addresses are written into logs. */
const PRIVATE =
  /"\w*(?:key|hash|auth|password|token|mail|postcode|name|phone|street|zip|attempt|submission|nonce|term)\w*":/i;

/**
 * The arguments of a read as the query of a GET (§7), which may be asked once more; null where they are somebody's or
 * too long for an address: these go in a body, and a POST is sent once.
 */
export function readQuery(json: string): string | null {
  const query = `?body=${encodeURIComponent(json)}`;
  return query.length <= LONGEST_QUERY && !PRIVATE.test(json) ? query : null;
}
