/**
 * With `THROUGH_FRONT=1` the shop of each test has a front, which all visitors use
 * (docs/decisions/120); engines of service tests are called over HTTP with the client of a front.
 */
export const THROUGH_FRONT = Boolean(process.env.THROUGH_FRONT);

/** With `THROUGH_FRONT=contract` the front has no key (docs/decisions/132); not in the suite. */
export const BY_CONTRACT = process.env.THROUGH_FRONT === 'contract';
