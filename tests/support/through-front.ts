/**
 * With `THROUGH_FRONT=1` the shop of each test has a front, by which alone visitors come
 * (docs/decisions/120); engines of service tests are asked over HTTP by what a front asks with.
 */
export const THROUGH_FRONT = Boolean(process.env.THROUGH_FRONT);

/** With `THROUGH_FRONT=contract` the front knows no key (docs/decisions/132); for a look, the suite does not. */
export const BY_CONTRACT = process.env.THROUGH_FRONT === 'contract';
