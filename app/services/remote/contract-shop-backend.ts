import { offerLocales, type Languages, type Locale } from '~/i18n/locales';
import { addressKey } from '~/lib/address-key.server';
import { readCookie } from '~/lib/cookies';
import {
  ANONYMOUS_SUMMARY,
  ANONYMOUS,
  priceGroupOf,
  type RequestScope,
  type Backend,
  type OpenShop,
  type Principal,
  type RequestHead,
} from '../backend';
import { wrapCookies, unwrapCookies } from './contract-shop/wrapped-cookies';
import type { ContractCall } from './contract-shop/contract-call';
import type { ContractClient } from './contract-shop/contract-client';
import { contractShop } from './contract-shop/contract-shop';
import { openContractVisit, type ContractVisit } from './contract-shop/contract-visit';
import { noTeam } from './contract-shop/no-team';
import type { ReadBlocks } from './contract-shop/operations/content';
import { readSession } from './contract-shop/operations/session';
import { rememberedForms } from './contract-shop/remembered-forms';
import type { ShopFacts } from './contract-shop/shop-facts';
import { sessionCookie, sessionCookieName } from '../session-cookie';
import type { Session } from '../shop-api';
import { cookieJar } from './upstream/cookie-jar';
import { createTtlCache, untilTag } from './upstream/ttl-cache';
import { clientHeadersOf, OWN_CONFIG, type ClientHeaders } from '~/lib/client-headers';
import { referrerOf } from '~/lib/referrer';

export type ContractBackendOptions = {
  client: ContractClient;
  facts: ShopFacts;
  readBlocks: ReadBlocks;
  publicOrigin: string;
  /** Hosts that an order may redirect to. */
  formTargets: readonly string[];
  now?: () => Date;
};

/** The same for everybody in a language. */
const OF_FRAME = ['getCategoryTree', 'getAggregatedCountries', 'getActiveShippingCountries'];
/** After them the visitor is another one, or anonymous. */
const CHANGES_VISITOR = ['doLogin', 'doLoginAsGuest', 'doLogoutUser', 'doRegisterUser'];

/**
 * A shop on any server of the contract, which uses only the contract's operations (§7). Facts that
 * the contract lacks are in the shop's own file; functions that it lacks are not offered.
 */
export function createContractBackend(options: ContractBackendOptions): Backend {
  const { client, publicOrigin, now = () => new Date() } = options;
  const { configuration } = options.facts;
  offerLocales(configuration.languages as readonly string[] as Languages);
  const cookieName = sessionCookieName(publicOrigin);
  const formsOf = rememberedForms(now);
  const operator = noTeam();
  const frame = createTtlCache(now);

  /** Data that are the same for everybody, requested without a visitor. */
  function framed(
    operation: string,
    argument: unknown,
    { locale, noCache = null, configId = OWN_CONFIG }: { locale: Locale } & Partial<ClientHeaders>,
  ): Promise<unknown> {
    const name = `${operation} ${JSON.stringify(argument)} ${locale}`;
    const nobody = { client, jar: cookieJar(null), locale, clientAddress: '', noCache, configId };
    const ask = () => openContractVisit(nobody).ask(operation, argument);
    // Any client can name any configuration: only the shop's own is cached.
    return configId === OWN_CONFIG ? frame.get(name, ask, { isAnew: noCache !== null }) : ask();
  }

  function callFor(
    visit: ContractVisit,
    locale: Locale,
    said: Partial<ClientHeaders> = {},
  ): ContractCall {
    const call: ContractCall = {
      locale,
      now,
      configuration,
      ask: (operation, argument) =>
        OF_FRAME.includes(operation)
          ? framed(operation, argument, { locale, ...said })
          : visit.ask(operation, argument),
      session: () => readSession(call),
      forget: visit.forget,
      left: [],
    };
    return call;
  }

  async function open(request: RequestHead, asked: RequestScope): Promise<OpenShop> {
    const { clientAddress, locale } = asked;
    const said = clientHeadersOf(request);
    const sent = unwrapCookies(readCookie(request.headers.get('cookie'), cookieName));
    const jar = cookieJar(sent);
    const visit = openContractVisit({
      client,
      jar,
      locale,
      clientAddress,
      referrerId: referrerOf(request),
      ...said,
    });
    const call = callFor(visit, locale, said);
    let principal = ANONYMOUS;
    const ask: ContractCall['ask'] = async (operation, argument) => {
      asked.touch(untilTag(now()));
      const answer = await call.ask(operation, argument);
      if (CHANGES_VISITOR.includes(operation)) principal = principalOf(await call.session());
      return answer;
    };
    if (sent) principal = principalOf(await call.session());
    /** A visitor who only browses gets no cookie. */
    const isKept = () => sent !== '' || visit.hasWritten();
    return {
      shop: contractShop({ ...call, ask }, options),
      operator,
      formGuard: formsOf(addressKey(clientAddress)),
      visitor: {
        get hasSession() {
          return isKept() && jar.header() !== '';
        },
        get principal() {
          return principal;
        },
        clientAddress,
      },
      left: () => call.left,
      commit(headers) {
        const changed = jar.take().length > 0;
        if (!changed || !isKept()) return;
        const { days } = configuration.retention.sessions;
        headers.append('Set-Cookie', sessionCookie(publicOrigin, wrapCookies(jar.header()), days));
      },
    };
  }

  return {
    open,
    async getVisitorSummary(cookie) {
      const sent = unwrapCookies(readCookie(cookie, cookieName));
      if (!sent) return ANONYMOUS_SUMMARY;
      const parts = { client, jar: cookieJar(sent), clientAddress: '' };
      const locale = configuration.languages[0] as Locale;
      const session = await callFor(openContractVisit({ ...parts, locale }), locale).session();
      return {
        cartCount: session.basket.itemQuantity,
        wished: session.basket.itemWishListIds,
        priceGroup: priceGroupOf(principalOf(session)),
        isDue: false,
      };
    },
    // The provider notifies the upstream shop itself.
    handlePaymentWebhook: async () => 'done',
    payingPages: async () => ({ formTargets: [...options.formTargets], cardFields: null }),
    async applyChanges() {
      frame.clear();
    },
    startJobs: () => undefined,
    stop: async () => undefined,
  };
}

function principalOf({ user }: Session): Principal {
  if (!user) return ANONYMOUS;
  if ('guestMail' in user) return { kind: 'guest', mail: user.guestMail };
  const { id: customerId, email: mail, firstName, lastName, showNetPrices } = user;
  return { kind: 'customer', customerId, mail, firstName, lastName, showNetPrices };
}
