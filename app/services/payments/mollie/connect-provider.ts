import { mollieClient } from './mollie-client';
import { webhookUrl, type OnlinePayments } from './online-payments';

/** The shop's account at the payment provider, from the environment. */
export type ProviderAccount = {
  key: string;
  origin: string;
  components: { profileId: string } | null;
  paypal: { merchantId: string; clientId: string };
};

type Log = Record<'error' | 'warn', (message: string) => void>;

/** Connects the engine to the payment provider; null: no key is configured. */
export function connectProvider(
  account: ProviderAccount | null,
  publicOrigin: string,
  log: Log,
): OnlinePayments | null {
  if (!account) return null;
  const { key, origin, components, paypal } = account;
  return {
    gateway: mollieClient({ key, origin, log: log.warn }),
    publicOrigin,
    webhookUrl: webhookUrl(publicOrigin, origin),
    components,
    paypal,
    isSandbox: key.startsWith('test_'),
    log: log.error,
  };
}
