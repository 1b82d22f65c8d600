import type { HeadersFunction } from '@remix-run/node';

/** The `headers` of whatever catches errors: those of the thrown answer, such as `Retry-After`. */
export const errorHeaders: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};
