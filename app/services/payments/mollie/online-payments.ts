import type { MollieGateway } from './mollie-gateway';

/** The engine's access to the payment provider; null without a key. */
export type OnlinePayments = {
  gateway: MollieGateway;
  /** The origin of the shop, to which the provider redirects shoppers. */
  publicOrigin: string;
  /** The URL of the webhook; null: the provider cannot reach the shop. */
  webhookUrl: string | null;
  /** The provider's card fields are embedded in the page; null: only its own page is used. */
  components: { profileId: string } | null;
  /** The shop's account at PayPal, for clients that need it; empty if not configured. */
  paypal: { merchantId: string; clientId: string };
  /** Is this a test account? */
  isSandbox: boolean;
  /** Logs an event that the operator should check. */
  log: (message: string) => void;
};

/** The path of the provider's webhook. */
export const WEBHOOK_PATH = '/payments/mollie/webhook';

/**
 * Returns the URL of the webhook; null if the provider cannot reach the shop: it refuses payments
 * that name a local machine. A fake provider on this machine can reach it.
 */
export function webhookUrl(publicOrigin: string, apiOrigin: string): string | null {
  const isNear = isLocal(apiOrigin) || !isLocal(publicOrigin);
  return isNear ? publicOrigin + WEBHOOK_PATH : null;
}

function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    /^(localhost|.*\.(localhost|local|internal|test)|\[.*\])$/.test(hostname) ||
    /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254|0)\./.test(`${hostname}.`)
  );
}
