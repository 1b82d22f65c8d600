import type { IncomingMessage } from 'node:http';
import { iconHash } from '../app/services/payments/mollie/icon-hash';
import type { Answer } from './answer';
import type { Engine } from './engine';
import { toRequestHead } from './web-request';

/** /payments/icons/<method>.svg?v=<hash>, the same in every language. */
const ICON = /^\/payments\/icons\/([a-z0-9]{2,30})\.svg$/;

type FileRequest = { req: IncomingMessage; origin: string; clientAddress: string };

/**
 * The picture of a payment method at the provider, from the shop's own tables, so that no visitor's
 * browser requests it from the provider. The drawing is foreign, so nothing in it may run or load
 * anything. Undefined if there is none.
 */
export async function paymentIconAnswer(
  engine: Engine,
  { req, origin, clientAddress }: FileRequest,
): Promise<Answer | undefined> {
  const [path = '', query] = req.url?.split('?', 2) ?? [];
  const [, method] = ICON.exec(path) ?? [];
  if (!method || (req.method !== 'GET' && req.method !== 'HEAD')) return undefined;
  const { shop } = await engine.contextFor(toRequestHead(req, origin), clientAddress);
  const icon = await shop.getPaymentIcon({ method });
  if (!icon) return undefined;
  return {
    status: 200,
    headers: {
      'Content-Type': 'image/svg+xml',
      // With the hash of an earlier picture the answer may be cached for one hour only.
      'Cache-Control':
        query === `v=${iconHash(icon.svg)}`
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    body: Buffer.from(icon.svg),
  };
}
