import type { LoaderFunctionArgs } from '@remix-run/node';
import type { GuardName } from './route-facts';

/** Runs before the loader of a route; throws the answer to a visitor who may not see the page. */
export type Guard = (request: Pick<LoaderFunctionArgs, 'context' | 'request'>) => unknown;

export type Guards = Record<GuardName, Guard>;
