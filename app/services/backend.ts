import type { Locale } from '~/i18n/locales';
import type { PriceGroup } from '~/lib/price-group';
import type { FormGuard } from './bot-check/bot-check';
import type { OperatorApi } from './operator-api/operator-api';
import type { PayingPages } from './payments/paying-pages';
import type { CartNotice, ShopApi } from './shop-api';

/** The shopper: a visitor (with the e-mail address of a guest) or a logged-in customer. */
export type Principal = { kind: 'guest'; mail: string | null } | CustomerPrincipal;

export type CustomerPrincipal = {
  kind: 'customer';
  customerId: number;
  mail: string;
  firstName: string;
  lastName: string;
  showNetPrices: boolean;
};

export const ANONYMOUS: Principal = { kind: 'guest', mail: null };

/** Only customers whose class has net prices get them; no other input counts. */
export function priceGroupOf(principal: Principal): PriceGroup {
  return principal.kind === 'customer' && principal.showNetPrices ? 'net' : 'gross';
}

export type Visitor = {
  readonly hasSession: boolean;
  /** No session any more: a moment ago its token was replaced by another. */
  readonly isReplaced?: boolean;
  /** SHA-256 of the token that this session had until a moment ago. */
  readonly formerTokenHash?: Buffer;
  readonly principal: Principal;
  readonly clientAddress: string;
};

/** The data about one visitor that shared pages show. */
export type VisitorSummary = {
  /** Pieces in the cart. */
  cartCount: number;
  /** Ids of the variations on the wish list. */
  wished: readonly number[];
  priceGroup: PriceGroup;
  /** Whether session and cookie are to be renewed when the shop is opened. */
  isDue: boolean;
};

/** The summary of a visitor without a cart, a wish list or an account. */
export const ANONYMOUS_SUMMARY: VisitorSummary = {
  cartCount: 0,
  wished: [],
  priceGroup: 'gross',
  isDue: false,
};

/** The URL and headers of a request. */
export type RequestHead = { url: string; headers: Pick<Headers, 'get'> };

/** What a backend gets besides the request itself. */
export type RequestScope = {
  clientAddress: string;
  locale: Locale;
  /** Collects the tags of the data read, so that a cached page is dropped when they change. */
  touch: (...tags: string[]) => void;
};

/** The shop bound to one visitor, for one request. */
export type OpenShop = {
  shop: ShopApi;
  visitor: Visitor;
  /** Independent of the visitor: an operator may shop here too. */
  operator: OperatorApi;
  formGuard: FormGuard;
  /**
   * Notices of goods that this request has removed from the cart so far without the shopper (4.09,
   * 4.10): no later read returns them, so a handler that changes the cart and redirects has to pass
   * them on.
   */
  left: () => readonly CartNotice[];
  /** Adds the cookies for the visitor. */
  commit: (headers: Headers) => void;
};

/** The source of goods, carts and orders: the embedded engine, or an upstream. */
export type Backend = {
  /** Finds the visitor of the request; writes nothing. */
  open: (request: RequestHead, asked: RequestScope) => Promise<OpenShop>;
  /** Returns what shared pages show of the visitor with these cookies; writes nothing. */
  getVisitorSummary: (cookie: string | undefined) => Promise<VisitorSummary>;
  /** Handles a webhook for a payment. Anyone can call it: the status is read from the provider. */
  handlePaymentWebhook: (
    providerId: string,
    clientAddress: string,
  ) => Promise<'done' | 'later' | 'tooMany'>;
  /** Returns the hosts and card fields of pages with a payment. */
  payingPages: () => Promise<PayingPages>;
  /** Updates the caches of this process; `everything` after a lost connection. */
  applyChanges: (change: string[] | 'everything') => Promise<void>;
  startJobs: () => void;
  stop: () => Promise<void>;
};
