/**
 * With `THROUGH_FRONT=1` the shop of each test has a front, by which alone visitors come
 * (docs/decisions/120); engines of service tests are asked over HTTP by what a front asks with.
 */
export const THROUGH_FRONT = Boolean(process.env.THROUGH_FRONT);
