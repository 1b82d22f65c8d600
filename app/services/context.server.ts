import type { Locale, LocalePrefix } from '~/i18n/locales';
import type { UploadedFile } from '~/lib/file-rules';
import type { PriceGroup } from '~/lib/price-group';
import type { SiteRoute } from '~/lib/route-facts';
import type { Backend, OpenShop, Visitor } from './backend';
import type { BotCheck } from './bot-check/bot-check';
import type { ConsentState } from './consent/consent';
import type { OperatorApi } from './operator-api/operator-api';
import type { ShopApi, ShopConfiguration } from './shop-api';

/** Everything a loader or action knows about its request: the AppLoadContext of Remix. */
export type RequestContext = {
  /** The shop, bound to this visitor and language. */
  shop: ShopApi;
  configuration: ShopConfiguration;
  locale: Locale;
  /** As it stands in the URL. */
  prefix: LocalePrefix;
  /** Pathname without the prefix. */
  path: string;
  publicOrigin: string;
  consent: ConsentState | null;
  /** How wide the window is at least, where the visitor lets it be remembered; else 0. */
  viewportWidth: number;
  visitor: Visitor;
  /** How this page shows prices: the visitor's, or that of all who share the page. */
  readonly priceGroup: PriceGroup;
  /** Apart from the visitor: who works here may shop here too. */
  operator: OperatorApi;
  /** By what this visitor sees the tools of the editor, which grants nothing; null: not at all. */
  tools: 'cookie' | 'setting' | null;
  /** The files of the form that was posted, where the route takes any. */
  files: readonly UploadedFile[];
  /** What pages on which something is paid have from elsewhere; asked for by these alone. */
  payingPages: Backend['payingPages'];
  /** Tells people from programs, on the forms that need it. */
  botCheck: BotCheck;
  /** How the answer may be kept. A loader sets `cacheable`; operations add tags of what they read. */
  page: {
    cacheable: boolean;
    tags: Set<string>;
    /** The page itself: as body of a Response it would be written, streamed and read once more. */
    html?: string;
    /** What the loaders of the page gave, by route. */
    data?: unknown;
    /** What went wrong: where no page came of it, the server answers 503 when it will pass. */
    failure?: unknown;
    /** Does the page itself say so, with all that was typed? */
    isTold?: boolean;
  };
  left: OpenShop['left'];
  requestId: string;
  now: () => Date;
  /**
   * Adds the session cookie when the visitor was given a session. The server calls it on every
   * answer.
   */
  commit: (headers: Headers) => void;
};

declare module '@remix-run/server-runtime' {
  // Module augmentation needs an interface.
  interface AppLoadContext extends RequestContext {
    /** The pages of the shop, with what their routes say of them; added by the server. */
    routes: readonly SiteRoute[];
    /** Stands in the personal slots of a page that others see too; null: the page is one visitor's. */
    slotMark: ((name: string) => string) | null;
  }
}
