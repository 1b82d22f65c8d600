import type { MollieGateway } from './mollie-gateway';

/** What the engine has of the payment provider; null in its place: no key is set. */
export type OnlinePayments = {
  gateway: MollieGateway;
  /** Where the shop is, for the addresses that the provider leads shoppers back to. */
  publicOrigin: string;
  /** Where the provider tells changes; null: it cannot reach the shop. */
  webhookUrl: string | null;
  /** Its fields for cards stand in the page; null: its own page alone. */
  components: { profileId: string } | null;
  /** The shop's account at PayPal, for callers that need it; empty where none is set. */
  paypal: { merchantId: string; clientId: string };
  /** Payments are tests. */
  isSandbox: boolean;
  /** Says what somebody has to look at. */
  log: (message: string) => void;
};

/** Where the provider tells changes of payments. */
export const WEBHOOK_PATH = '/payments/mollie/webhook';

/**
 * Address for the provider's messages; null where it cannot reach the shop: it refuses payments that name a
 * machine at home. A provider on this machine, for trying, reaches it.
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
