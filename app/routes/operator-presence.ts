import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadPresence } from '~/editor/load/load-presence.server';

export const handle = { audience: 'operator' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const presence = await loadPresence(context, params['*'] ?? '');
  return Response.json(presence, { headers: { 'Cache-Control': 'no-store' } });
}
