import type { Locale, LocalePrefix } from '~/i18n/locales';
import type { UploadedFile } from '~/lib/file-rules';
import type { PriceGroup } from '~/lib/price-group';
import type { SiteRoute } from '~/lib/route-facts';
import type { Backend, OpenShop, Visitor } from './backend';
import type { BotCheck } from './bot-check/bot-check';
import type { ConsentState } from './consent/consent';
import type { OperatorApi } from './operator-api/operator-api';
import type { ShopApi, ShopConfiguration } from './shop-api';

/** The data of a request for loaders and actions: the AppLoadContext of Remix. */
export type RequestContext = {
  /** The shop, bound to this visitor and language. */
  shop: ShopApi;
  configuration: ShopConfiguration;
  locale: Locale;
  /** The prefix of the URL. */
  prefix: LocalePrefix;
  /** Pathname without the prefix. */
  path: string;
  /** Sent by the script of a hydrated page, which reads the answer; not by a browser's form. */
  isDataRequest: boolean;
  publicOrigin: string;
  consent: ConsentState | null;
  /** The minimum width of the window, if the visitor allows storing it; otherwise 0. */
  viewportWidth: number;
  visitor: Visitor;
  /** How this page shows prices: the visitor's price group, or that of a shared page. */
  readonly priceGroup: PriceGroup;
  /** Independent of the visitor: an operator may shop here too. */
  operator: OperatorApi;
  /** Why this visitor sees the tools of the editor, which grants no rights; null: not at all. */
  tools: 'cookie' | 'setting' | null;
  /** Uploaded files of the form, if the route accepts any. */
  files: readonly UploadedFile[];
  /** Hosts and card fields; called only by pages with a payment. */
  payingPages: Backend['payingPages'];
  /** Distinguishes people from programs, on the forms that need it. */
  botCheck: BotCheck;
  /** How the answer may be cached. A loader sets `cacheable`; operations add tags of their data. */
  page: {
    cacheable: boolean;
    tags: Set<string>;
    /** The page as a text: as body of a Response it would be written, streamed and read again. */
    html?: string;
    /** The results of the page's loaders, by route. */
    data?: unknown;
    /** The error of a failed page; for a temporary one the server answers 503. */
    failure?: unknown;
    /** Does the page itself explain the error and preserve the submitted fields? */
    isTold?: boolean;
  };
  left: OpenShop['left'];
  requestId: string;
  now: () => Date;
  /** Adds the session cookie if the visitor got a session. The server calls it on every answer. */
  commit: (headers: Headers) => void;
};

declare module '@remix-run/server-runtime' {
  // Module augmentation needs an interface.
  interface AppLoadContext extends RequestContext {
    /** The pages of the shop with the facts of their routes; added by the server. */
    routes: readonly SiteRoute[];
    /** Marks the personal slots of a shared page; null: the page is for one visitor. */
    slotMark: ((name: string) => string) | null;
  }
}
