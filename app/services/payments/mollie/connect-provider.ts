import { mollieClient } from './mollie-client';
import { webhookUrl, type OnlinePayments } from './online-payments';

/** The account of the shop at the payment provider, from its settings. */
export type ProviderAccount = {
  key: string;
  origin: string;
  components: { profileId: string } | null;
  paypal: { merchantId: string; clientId: string };
};

type Log = Record<'error' | 'warn', (message: string) => void>;

/** The payment provider as the engine has it; null: no key is set. */
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
