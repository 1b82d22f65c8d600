/**
 * With `THROUGH_FRONT=1` the shop of each test has a front, by which alone visitors come
 * (docs/decisions/120); engines of service tests are asked over HTTP by what a front asks with.
 */
export const THROUGH_FRONT = Boolean(process.env.THROUGH_FRONT);

/** HTTP tests of what a front has not, or has otherwise, and why. */
const NOT_OVER_HTTP: Record<string, string> = {};

/** Service tests of what a front never comes to. */
const NOT_OF_SERVICES: Record<string, string> = {};

/** Browser tests the same. */
const NOT_IN_BROWSER: Record<string, string> = {};

const namesOf = (files: Record<string, string>) => (THROUGH_FRONT ? Object.keys(files) : []);

/** Files that are left out of this run. */
export const LEFT_OUT = {
  http: namesOf(NOT_OVER_HTTP),
  services: namesOf(NOT_OF_SERVICES),
  browser: namesOf(NOT_IN_BROWSER),
};
