/** Set on a field while its value is incomplete, such as the beginning of an address. */
export const HALF_TYPED = 'data-half-typed';
