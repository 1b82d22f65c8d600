/**
 * For a test that reaches a rate limit: the limit counts in windows of the shop's clock
 * (`limitRate`), and if one ends meanwhile the test is repeated.
 */
export const COUNTED_TRIES = { retry: 1 };
