import type { Locale } from '~/i18n/locales';
import type { PriceGroup } from '~/lib/price-group';
import type { FormGuard } from './bot-check/bot-check';
import type { OperatorApi } from './operator-api/operator-api';
import type { PayingPages } from './payments/paying-pages';
import type { CartNotice, ShopApi } from './shop-api';

/** The shopper: a visitor (with the e-mail address of a guest) or a customer who logged in. */
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

/** Net prices are for customers whose class is shown them; nothing else that anybody sends counts. */
export function priceGroupOf(principal: Principal): PriceGroup {
  return principal.kind === 'customer' && principal.showNetPrices ? 'net' : 'gross';
}

export type Visitor = {
  readonly hasSession: boolean;
  readonly principal: Principal;
  readonly clientAddress: string;
};

/** What a shared page shows of one visitor. */
export type VisitorSummary = {
  /** Pieces in the cart. */
  cartCount: number;
  /** Ids of the variations on the wishlist. */
  wished: readonly number[];
  priceGroup: PriceGroup;
  /** Whether the session and its cookie are to be renewed when the shop is opened. */
  isDue: boolean;
};

/** The summary of a visitor without a cart, a wish list or an account. */
export const ANONYMOUS_SUMMARY: VisitorSummary = {
  cartCount: 0,
  wished: [],
  priceGroup: 'gross',
  isDue: false,
};

/** The part of a request that says who asks for what. */
export type RequestHead = { url: string; headers: Pick<Headers, 'get'> };

/** What a backend learns of a request besides the request itself. */
export type RequestScope = {
  clientAddress: string;
  locale: Locale;
  /** Takes the tags of what is read, so that a cached page is dropped when it changes. */
  touch: (...tags: string[]) => void;
};

/** The shop as one visitor has it, for one request. */
export type OpenShop = {
  shop: ShopApi;
  visitor: Visitor;
  /** Apart from the visitor: who works here may shop here too. */
  operator: OperatorApi;
  formGuard: FormGuard;
  /**
   * What has left the cart by itself with the changes of this request so far (4.09, 4.10): no later reading
   * tells it, so whoever changes the cart and leads on has to take it along.
   */
  left: () => readonly CartNotice[];
  /** Adds the cookies the visitor is to keep. */
  commit: (headers: Headers) => void;
};

/** Where the shop's goods, carts and orders are: the embedded engine, or a shop elsewhere. */
export type Backend = {
  /** Finds the visitor of the request; writes nothing. */
  open: (request: RequestHead, asked: RequestScope) => Promise<OpenShop>;
  /** What shared pages show of the visitor who sends these cookies; writes nothing. */
  getVisitorSummary: (cookie: string | undefined) => Promise<VisitorSummary>;
  /** A webhook names a payment. Anyone can call it, so the status is read from the provider. */
  handlePaymentWebhook: (
    providerId: string,
    clientAddress: string,
  ) => Promise<'done' | 'later' | 'tooMany'>;
  /** What pages on which something is paid have from elsewhere. */
  payingPages: () => Promise<PayingPages>;
  /** Brings what this process remembers up to date; `everything` after a lost connection. */
  applyChanges: (change: string[] | 'everything') => Promise<void>;
  startJobs: () => void;
  stop: () => Promise<void>;
};
