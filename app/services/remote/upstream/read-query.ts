/** A longer query is sent as a body. */
const LONGEST_QUERY = 4_000;

/** Arguments that no address may contain, because addresses are logged. */
const PRIVATE =
  /"\w*(?:key|hash|auth|password|token|mail|postcode|name|phone|street|zip|attempt|submission|nonce|term)\w*":/i;

/**
 * The arguments of a read as the query of a GET (§7), which may be retried; null if they are
 * personal or too long for an address: these are sent in a body, and a POST is sent once.
 */
export function readQuery(json: string): string | null {
  const query = `?body=${encodeURIComponent(json)}`;
  return query.length <= LONGEST_QUERY && !PRIVATE.test(json) ? query : null;
}
