import { defaultLocale, offerLocales, type Languages, type Locale } from '~/i18n/locales';
import { readCookie } from '~/lib/cookies';
import {
  ANONYMOUS_SUMMARY,
  ANONYMOUS,
  type RequestScope,
  type Backend,
  type VisitorSummary,
  type OpenShop,
  type Principal,
  type RequestHead,
} from '../backend';
import { payingPagesSchema, type PayingPages } from '../payments/paying-pages';
import { bindFormGuard, bindOperator, bindShop } from './own-shop/bind-remote';
import type { RemoteClient } from './own-shop/client';
import { openVisit, type Visit } from './own-shop/visit';
import { sessionCookieName } from '../session-cookie';
import type { ShopConfiguration } from '../shop-api';
import { cookieJar } from './upstream/cookie-jar';
import { createTtlCache, untilTag } from './upstream/ttl-cache';
import { clientHeadersOf, OWN_CONFIG, type ClientHeaders } from '~/lib/client-headers';
import { referrerOf } from '~/lib/referrer';
import { isRemoteAway } from './upstream/remote-failure';

export type RemoteBackendOptions = {
  client: RemoteClient;
  publicOrigin: string;
  /** Hosts that an order may redirect to, besides those of the upstream shop. */
  formTargets: readonly string[];
  /** This process has changed something that public pages show. */
  pagesChanged: () => void;
  now?: () => Date;
};

/** The data of every page, the same for everybody in a language. */
const OF_FRAME = ['shop/getConfiguration', 'shop/getCategoryTree'];

/** An answer, and the tags of the data it was made from. */
type TaggedValue = { value: unknown; tags: string[] };

/**
 * A shop on another server of the contract, which offers the shop's own operations. Only the data
 * of every page are cached here, for seconds.
 */
export function createRemoteBackend(options: RemoteBackendOptions): Backend {
  const { publicOrigin, now = () => new Date() } = options;
  const cookieName = sessionCookieName(publicOrigin);
  /** Was a write sent that changes pages, and its answer lost? */
  let isUnsure = false;
  /** The last answer applies while the upstream shop does not answer. */
  let paying: PayingPages | undefined;
  const frame = createTtlCache<TaggedValue>(now);

  function pagesChanged() {
    frame.clear();
    options.pagesChanged();
  }

  /**
   * Pages that may have changed are rendered again when the upstream answers, and shown until then.
   */
  const client: RemoteClient = {
    ...options.client,
    async call(asked) {
      const reply = await options.client.call(asked);
      if (isUnsure) {
        isUnsure = false;
        pagesChanged();
      }
      return reply;
    },
  };

  /** Data that are the same for everybody in a language, requested without a visitor. */
  function framed(
    path: string,
    locale: Locale,
    { noCache = null, configId = OWN_CONFIG }: Partial<ClientHeaders> = {},
  ): Promise<TaggedValue> {
    const ask = async () => {
      const tags: string[] = [];
      const nobody = { client, jar: cookieJar(null), locale, clientAddress: '', noCache, configId };
      const touch = (...read: string[]) => void tags.push(...read);
      const value = await openVisit({ ...nobody, touch }).ask(path, []);
      if (path === 'shop/getConfiguration') {
        const { languages } = value as ShopConfiguration;
        offerLocales(languages as readonly string[] as Languages);
      }
      return { value, tags };
    };
    // Any client can name any configuration: only the shop's own is cached.
    if (configId !== OWN_CONFIG) return ask();
    return frame.get(`${path} ${locale}`, ask, { isAnew: noCache !== null });
  }

  async function open(request: RequestHead, asked: RequestScope): Promise<OpenShop> {
    const { clientAddress, locale } = asked;
    const said = clientHeadersOf(request);
    const cookie = request.headers.get('cookie');
    const jar = cookieJar(cookie);
    let visitor: { hasSession: boolean; principal: Principal } = {
      hasSession: false,
      principal: ANONYMOUS,
    };
    const touch = (...tags: string[]) => asked.touch(...tags, untilTag(now()));
    const visit = openVisit({
      client,
      jar,
      locale,
      clientAddress,
      referrerId: referrerOf(request),
      ...said,
      touch,
      seen: (seen) => (visitor = seen),
      pagesChanged,
      pagesUnsure: () => (isUnsure = true),
    });
    if (readCookie(cookie, cookieName)) await visit.ask('front/getVisitor', []);
    const ask: Visit['ask'] = async (path, args) => {
      if (!OF_FRAME.includes(path)) return visit.ask(path, args);
      const { value, tags } = await framed(path, locale, said);
      touch(...tags);
      return structuredClone(value);
    };
    return {
      shop: bindShop({ ask }),
      operator: bindOperator({ ask: visit.ask }),
      formGuard: bindFormGuard({ ask: visit.ask }),
      visitor: {
        get hasSession() {
          return visitor.hasSession;
        },
        get principal() {
          return visitor.principal;
        },
        clientAddress,
      },
      left: visit.left,
      commit(headers) {
        for (const line of jar.take()) headers.append('Set-Cookie', line);
      },
    };
  }

  /** A call for a visitor with only these facts. */
  function passing(cookie: string | null, clientAddress: string) {
    const parts = { client, jar: cookieJar(cookie), locale: 'de', touch: () => undefined } as const;
    return openVisit({ ...parts, clientAddress });
  }

  return {
    open,
    async getVisitorSummary(cookie) {
      if (!readCookie(cookie, cookieName)) return ANONYMOUS_SUMMARY;
      return (await passing(cookie ?? null, '').ask('front/getGlance', [])) as VisitorSummary;
    },
    async handlePaymentWebhook(id, clientAddress) {
      const answer = await passing(null, clientAddress).ask('front/doTellOfPayment', [id]);
      return answer as Awaited<ReturnType<Backend['handlePaymentWebhook']>>;
    },
    async payingPages() {
      try {
        const { value } = await framed('front/getPayingPages', defaultLocale());
        const behind = payingPagesSchema.parse(value);
        const formTargets = [...new Set([...behind.formTargets, ...options.formTargets])];
        paying = { ...behind, formTargets };
      } catch (error) {
        if (!paying || !isRemoteAway(error)) throw error;
      }
      return paying;
    },
    async applyChanges() {
      frame.clear();
    },
    startJobs: () => undefined,
    stop: async () => undefined,
  };
}
