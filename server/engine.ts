import type { UploadedFile } from '../app/lib/file-rules';
import type { PriceGroup } from '../app/lib/price-group';
import type { OperatorAccess } from '../app/services/operator-api/operator';
import type { ShopApi } from '../app/services/shop-api';
import type { PayingPages } from '../app/services/payments/paying-pages';
import type { RequestHead, VisitorSummary } from '../app/services/backend';
import type { RequestContext } from '../app/services/context.server';
import type { Change } from '../database/listen';

/** The part of the shop's request context that the server itself looks at. */
export type PageContext = {
  shop: Pick<ShopApi, 'getOrderDocument' | 'getOrderPropertyFile' | 'getPaymentIcon'>;
  operator: Pick<OperatorAccess, 'session'>;
  /** What was posted besides the fields of a form; the action takes it, or it goes. */
  files: readonly UploadedFile[];
  page: RequestContext['page'];
  /** How the page shows prices. */
  readonly priceGroup: PriceGroup;
  /** Adds the session cookie when the visitor got a new session. */
  commit(headers: Headers): void;
};

/** The engine of the HTTP server, as `createServices` builds it. */
export type Engine = {
  /** `priceGroup` is that of a page for everybody who is shown prices so; else it is the visitor's. */
  contextFor(
    request: RequestHead,
    clientAddress: string,
    priceGroup?: PriceGroup,
  ): Promise<PageContext>;
  /** What a shared page shows of the visitor with these cookies: a tenth of the time of a whole context. */
  getVisitorSummary(cookie: string | undefined): Promise<VisitorSummary>;
  /** A webhook names a payment; the caller need not be the payment provider. */
  handlePaymentWebhook(
    providerId: string,
    clientAddress: string,
  ): Promise<'done' | 'later' | 'tooMany'>;
  /** Hosts besides our own to which the form of an order may lead. */
  payingPages(): Promise<Pick<PayingPages, 'formTargets'>>;
  /** Brings the catalogue index up to date, before pages that show the change are rendered. */
  applyChanges(change: Change): Promise<void>;
  startJobs(): void;
  stop(): Promise<void>;
};

/**
 * Remix, built or in development: a web Request in, a Response out, whose text is `page.html` of the
 * context when it is a page. With `slotMark` the page is everybody's: at each personal slot stands
 * its mark.
 */
export type Renderer = (
  request: Request,
  context: PageContext,
  slotMark: ((name: string) => string) | null,
) => Promise<Response>;

export type FilledSlots = {
  /** What this visitor sees at a personal slot of a page, as HTML. */
  at: (name: string) => string;
  /** The same for all who see the same there; null for what few others will see. */
  key: string | null;
  /** Is something there that is shown once? */
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
