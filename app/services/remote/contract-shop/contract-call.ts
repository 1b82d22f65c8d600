import type { Locale } from '~/i18n/locales';
import type { CartNotice, Session, ShopConfiguration } from '~/services/shop-api';

/**
 * The access of operations to the upstream shop, for one request of a visitor. It uses the contract
 * (§7) and no extension of this shop's own.
 */
export type ContractCall = {
  locale: Locale;
  now: () => Date;
  /** Facts that the upstream shop does not return, from this shop's own file. */
  configuration: ShopConfiguration;
  /**
   * Calls an operation of the contract with its one argument. Returns `data` of the answer without
   * `apiEvents`, unchanged. A read is sent once per request, until something is written. Throws a
   * ShopError for a refusal of the shop, RemoteFailure for everything else.
   */
  ask(operation: string, argument?: unknown): Promise<unknown>;
  /**
   * The visitor as the upstream shop knows them; requested once per request, until something is
   * written.
   */
  session(): Promise<Session>;
  /** Forgets read data: another request of the visitor may have written meanwhile. */
  forget(): void;
  /**
   * Lines that have left the cart by themselves and were reported with a change of this request.
   */
  left: CartNotice[];
};
