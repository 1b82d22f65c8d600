/** Set on a field while what stands in it is the beginning of something, such as of an address. */
export const HALF_TYPED = 'data-half-typed';
