import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadPresence } from '~/editor/load/load-presence.server';

export const handle = { audience: 'operator', query: ['block'] };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const presence = await loadPresence(context, params['*'] ?? '', query);
  return Response.json(presence, { headers: { 'Cache-Control': 'no-store' } });
}
