import type { Agent } from 'node:http';
import { httpCall, TooMuch } from '~/services/http-calls/http-call';
import { isAway, unavailable, unreadable } from './trouble';

const MOST_ICON_BYTES = 50_000;

type Limits = { origin: string; connectMs: number; totalMs: number; agent: Agent | undefined };

/**
 * Returns the bytes of an icon (SVG), requested only from the provider's hosts and without our key.
 * Throws a `PaymentProviderError`.
 */
export async function readIcon(
  address: string,
  { origin, connectMs, totalMs, agent }: Limits,
): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !isOfProvider(url, origin)) throw unreadable(null, 'an icon of somebody else');
  const request = {
    url,
    method: 'GET' as const,
    headers: { Accept: 'image/svg+xml' },
    mostBytes: MOST_ICON_BYTES,
    connectMs,
    totalMs,
  };
  const answer = await httpCall(request, agent).catch((error: Error) => {
    throw error instanceof TooMuch ? unreadable(null, error.message) : unavailable(error.message);
  });
  if (isAway(answer.status)) throw unavailable(`it answers ${answer.status}`, answer.status);
  const isPicture = String(answer.headers['content-type']).startsWith('image/svg+xml');
  if (answer.status !== 200 || !isPicture) throw unreadable(answer.status, 'no SVG');
  return answer.body;
}

function isOfProvider(url: URL, origin: string): boolean {
  if (url.origin === new URL(origin).origin) return true;
  return url.protocol === 'https:' && /(^|\.)mollie\.com$/.test(url.hostname) && url.port === '';
}
