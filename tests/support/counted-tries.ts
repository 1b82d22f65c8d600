/**
 * For a test that makes so many tries that one is refused: they are counted in windows of the shop's
 * clock (`limitRate`), and where one ends meanwhile the test begins anew.
 */
export const COUNTED_TRIES = { retry: 1 };
