import type { UploadedFile } from '../app/lib/file-rules';
import type { PriceGroup } from '../app/lib/price-group';
import type { OperatorAccess } from '../app/services/operator-api/operator';
import type { ShopApi } from '../app/services/shop-api';
import type { PayingPages } from '../app/services/payments/paying-pages';
import type { RequestHead, VisitorSummary } from '../app/services/backend';
import type { RequestContext } from '../app/services/context.server';
import type { Change } from '../database/listen';

/** The part of the shop's request context that the server uses itself. */
export type PageContext = {
  shop: Pick<ShopApi, 'getOrderDocument' | 'getOrderPropertyFile' | 'getPaymentIcon'>;
  operator: Pick<OperatorAccess, 'session'>;
  /** Uploaded files; those that the action does not take are deleted. */
  files: readonly UploadedFile[];
  page: RequestContext['page'];
  /** How the page shows prices. */
  readonly priceGroup: PriceGroup;
  /** Adds the session cookie if the visitor got a new session. */
  commit(headers: Headers): void;
};

/** The engine of the HTTP server, as `createServices` builds it. */
export type Engine = {
  /** `priceGroup` is that of a shared page; without it the visitor's counts. */
  contextFor(
    request: RequestHead,
    clientAddress: string,
    priceGroup?: PriceGroup,
  ): Promise<PageContext>;
  /** Returns what a shared page shows of this visitor, in a tenth of the time of a context. */
  getVisitorSummary(cookie: string | undefined): Promise<VisitorSummary>;
  /** Handles a webhook, which names a payment; the caller need not be the payment provider. */
  handlePaymentWebhook(
    providerId: string,
    clientAddress: string,
  ): Promise<'done' | 'later' | 'tooMany'>;
  /** Hosts besides our own to which the form of an order may lead. */
  payingPages(): Promise<Pick<PayingPages, 'formTargets'>>;
  /** Updates the catalogue index before pages that show the change are rendered. */
  applyChanges(change: Change): Promise<void>;
  startJobs(): void;
  stop(): Promise<void>;
};

/**
 * Remix, built or in development: takes a web Request and returns a Response; if it is a page, its
 * text is `page.html` of the context. With `slotMark` the page is shared: each personal slot
 * contains its mark.
 */
export type Renderer = (
  request: Request,
  context: PageContext,
  slotMark: ((name: string) => string) | null,
) => Promise<Response>;

export type FilledSlots = {
  /** The content of a personal slot for this visitor, as HTML. */
  at: (name: string) => string;
  /** Equal for visitors with equal content; null if few others share it. */
  key: string | null;
  /** Does a slot contain a message that is shown only once? */
  isOnce: boolean;
  cookies: readonly string[];
};

/** Renders the content of the personal slots of a page. */
export type SlotsRenderer = {
  /** For a visitor without a notice, on a page with the slots `names`. */
  quiet(
    path: string,
    summary: VisitorSummary,
    names: readonly string[],
  ): FilledSlots | Promise<FilledSlots>;
  /** For a visitor with a notice. */
  noted(request: RequestHead, context: PageContext): Promise<FilledSlots>;
};
