import type { LoaderFunctionArgs } from '@remix-run/node';
import type { GuardName } from './route-facts';

/**
 * Runs before the loader of a route; throws the response for a visitor without access to the page.
 */
export type Guard = (request: Pick<LoaderFunctionArgs, 'context' | 'request'>) => unknown;

export type Guards = Record<GuardName, Guard>;
