import type { HeadersFunction } from '@remix-run/node';

/**
 * The `headers` of routes that catch errors: those of the thrown response, such as `Retry-After`.
 */
export const errorHeaders: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};
