import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { localeFromPath } from '~/i18n/locales';
import { readCookie, TOOLS_COOKIE } from '~/lib/cookies';
import type { PriceGroup } from '~/lib/price-group';
import { priceGroupOf, type Backend, type RequestHead } from './backend';
import { bindBotCheck, type BotCheckOptions } from './bot-check/bot-check';
import { createCommerceBackend } from './commerce-backend';
import { leastWidthOf } from '~/lib/viewport';
import { CONSENT_COOKIE, parseConsent } from './consent/consent';
import { rememberedViewport } from './consent/consent.server';
import type { RequestContext } from './context.server';
import type { MailOptions } from './mail/mailer';
import type { DraftStore } from './operator-api/drafts';
import { payingPages } from './payments/paying-pages';
import { locationFinder } from './parcel-stations/location-finder';
import { connectProvider, type ProviderAccount } from './payments/mollie/connect-provider';
import { findSampleStations } from './parcel-stations/sample-stations';
import { connectVatNumberCheck } from './vat-numbers/connect-check';
import type { DrawDocument } from './documents/draw-document';
import type { ShopLog } from './commerce/core/shop-log';

/** The options of pages, with any backend. */
export type PageOptions = {
  publicOrigin: string;
  /** Key from which access keys of orders are derived; the same in every process of the shop. */
  secret: Buffer;
  botCheck: BotCheckOptions;
  /** Shows the tools of the editor to everybody. */
  showTools?: boolean;
  log: ShopLog;
  now?: () => Date;
};

export type ServiceOptions = PageOptions & {
  pool: Pool;
  /** The payment provider; null: no online payments. */
  mollie: ProviderAccount | null;
  /** Hosts that an order may redirect to, besides our own and the payment provider's. */
  formTargets?: readonly string[];
  /** Connections for jobs, mails and the catalogue index, with longer limits than for visitors. */
  workPool?: Pool;
  /** Folder of visitors' files, the same for all processes. */
  privateFiles: string;
  /** Folder of pictures, the same for all processes. */
  media: string;
  mail: MailOptions;
  /** The scheduled work of the editor: publishes due plans. */
  publishPlans: (drafts: DraftStore) => Promise<void>;
  /** Draws the files of documents in another thread; without it they are drawn in this one. */
  drawDocument?: DrawDocument;
  /** The carrier's station finder; invented stations for trials; null: none. */
  stationFinder: { key: string; origin: string } | 'samples' | null;
  /** The service that checks VAT numbers; sample answers for trials; null: none. */
  vatNumbers: { origin: string } | 'samples' | null;
};

export type Services = Backend & {
  /**
   * Creates the context of loaders and actions; reads the session of the request, writes nothing.
   * `priceGroup` is that of a shared page; without it the visitor's counts.
   */
  contextFor: (
    request: RequestHead,
    clientAddress: string,
    priceGroup?: PriceGroup,
  ) => Promise<RequestContext>;
};

/** Starts the embedded engine, once for the process. */
export async function createServices(options: ServiceOptions): Promise<Services> {
  const { pool, workPool = pool, publicOrigin, now = () => new Date() } = options;
  const { stationFinder, vatNumbers, log } = options;
  const backend = await createCommerceBackend({
    ...options,
    workPool,
    now,
    findStations:
      stationFinder === 'samples'
        ? findSampleStations
        : stationFinder && locationFinder({ ...stationFinder, log: log.warn }),
    checkVatNumber: connectVatNumberCheck(vatNumbers, log.warn),
    mollie: connectProvider(options.mollie, publicOrigin, log),
    payingPages: payingPages(options.mollie, options.formTargets ?? []),
  });
  return servicesOf(backend, options);
}

/** Returns the services of pages, with any backend. */
export function servicesOf(backend: Backend, options: PageOptions): Services {
  const { publicOrigin, showTools = false, now = () => new Date() } = options;

  async function contextFor(
    request: RequestHead,
    clientAddress: string,
    priceGroup?: PriceGroup,
  ): Promise<RequestContext> {
    const { locale, prefix, path } = localeFromPath(localisedPathname(request));
    const page: RequestContext['page'] = { cacheable: false, tags: new Set() };
    const touch = (...tags: string[]) => tags.forEach((tag) => page.tags.add(tag));
    const asked = { clientAddress, locale, touch };
    const cookie = request.headers.get('cookie');
    const hasToolsCookie = readCookie(cookie, TOOLS_COOKIE) !== undefined;
    const { shop, visitor, operator, formGuard, left, commit } = await backend.open(request, asked);
    return {
      shop,
      visitor,
      // A visitor who logs in by this request sees their prices in its answer.
      get priceGroup() {
        return priceGroup ?? priceGroupOf(visitor.principal);
      },
      operator,
      tools: hasToolsCookie ? 'cookie' : showTools ? 'setting' : null,
      files: [],
      payingPages: backend.payingPages,
      botCheck: bindBotCheck(
        { ...options.botCheck, secret: options.secret, log: options.log.warn },
        { guard: formGuard, clientAddress, now, touch },
      ),
      left,
      commit,
      configuration: await shop.getConfiguration(),
      locale,
      prefix,
      path,
      isDataRequest: new URL(request.url).pathname.endsWith('.data'),
      publicOrigin,
      consent: parseConsent(readCookie(cookie, CONSENT_COOKIE)),
      viewportWidth: leastWidthOf(rememberedViewport(cookie)),
      page,
      requestId: randomUUID(),
      now,
    };
  }

  return {
    contextFor,
    open: backend.open,
    getVisitorSummary: backend.getVisitorSummary,
    payingPages: backend.payingPages,
    handlePaymentWebhook: backend.handlePaymentWebhook,
    applyChanges: backend.applyChanges,
    startJobs: backend.startJobs,
    stop: backend.stop,
  };
}

/**
 * Resource routes under /api have no language: they use that of the page with the form, by the
 * form's `locale` query parameter or the Referer.
 */
function localisedPathname(request: RequestHead): string {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/api/')) return url.pathname.replace(/\.data$/, '');
  const stated = url.searchParams.get('locale');
  if (stated) return `/${stated}`;
  const referrer = request.headers.get('referer');
  return referrer && URL.canParse(referrer) ? new URL(referrer).pathname : '/';
}
