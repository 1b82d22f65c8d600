import { CALL_HEADERS } from './headers';

type OriginCheck = { origin: string | undefined; origins: readonly string[] };

/** May pages of this origin call the shop and read its responses? */
export function isWireOrigin({ origin, origins }: OriginCheck): boolean {
  return origin !== undefined && origins.includes(origin);
}

/** The headers by which a browser lets a page of another origin read a response. */
export function crossOriginHeaders(asked: OriginCheck): Record<string, string> {
  const always = { Vary: 'Origin', 'Access-Control-Expose-Headers': 'x-csrf-token' };
  if (!isWireOrigin(asked)) return always;
  return {
    ...always,
    'Access-Control-Allow-Origin': asked.origin!,
    'Access-Control-Allow-Credentials': 'true',
  };
}

/** The response to a preflight request. */
export function preflightHeaders(asked: OriginCheck): Record<string, string> {
  const headers = { ...crossOriginHeaders(asked), Allow: ALLOW };
  if (!isWireOrigin(asked)) return headers;
  return {
    ...headers,
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': CALL_HEADERS,
    'Access-Control-Max-Age': '600',
  };
}

export const ALLOW = 'GET, POST, OPTIONS';
