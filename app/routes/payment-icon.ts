import type { LoaderFunctionArgs } from '@remix-run/node';

/** A drawing of somebody else's: it may load nothing and run nothing, also when it is opened by itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The picture of a way to pay: /payments/icons/<method>.svg?v=<hash>, so that a new one has another address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, method] = /^([a-z0-9]{2,30})\.svg$/.exec(params['file'] ?? '') ?? [];
  const icon = method ? await context.shop.getPaymentIcon({ method }) : null;
  if (!icon) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(icon.svg), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'public, max-age=2592000, immutable',
    },
  });
}
