import type { Locale } from '~/i18n/locales';
import type { CartNotice, Session, ShopConfiguration } from '~/services/shop-api';

/**
 * What the operations ask the upstream shop with, for one request of a visitor. It speaks the contract
 * (§7) and nothing of this shop's own.
 */
export type ContractCall = {
  locale: Locale;
  now: () => Date;
  /** What the upstream shop does not tell: this shop's own file says it. */
  configuration: ShopConfiguration;
  /**
   * Asks for an operation of the contract with its one argument. Gives `data` of the answer without
   * `apiEvents`, as it came. What reads is asked once in a request, until something is written. Throws a
   * ShopError for a refusal of the shop, RemoteFailure for everything else.
   */
  ask(operation: string, argument?: unknown): Promise<unknown>;
  /** Who asks, as the upstream shop knows them; asked for once in a request, until something is written. */
  session(): Promise<Session>;
  /** Forgets what was read: another request of the visitor may have written meanwhile. */
  forget(): void;
  /** What has left the cart by itself and was told with a change of this request. */
  left: CartNotice[];
};
