import { offerLocales, type Languages, type Locale } from '~/i18n/locales';
import { readCookie } from '~/lib/cookies';
import {
  priceGroupOf,
  type Asked,
  type Backend,
  type Glance,
  type OpenShop,
  type Principal,
  type RequestHead,
} from './backend';
import { addressKey } from './commerce/ground/rate-limit';
import { closeBox, openBox } from './contract-shop/boxed-cookies';
import type { ContractCall } from './contract-shop/contract-call';
import type { ContractClient } from './contract-shop/contract-client';
import { contractShop } from './contract-shop/contract-shop';
import { openContractVisit, type ContractVisit } from './contract-shop/contract-visit';
import { noTeam } from './contract-shop/no-team';
import { readSession } from './contract-shop/operations/session';
import { rememberedForms } from './contract-shop/remembered-forms';
import type { ShopFacts } from './contract-shop/shop-facts';
import { cookieJar } from './plentysystems/cookie-jar';
import { referrerOf } from './plentysystems/referrer';
import { sessionCookie, sessionCookieName } from './session-cookie';
import type { Session } from './shop-api';

export type ContractBackendOptions = {
  client: ContractClient;
  facts: ShopFacts;
  publicOrigin: string;
  /** Hosts that an order may lead on to. */
  formTargets: readonly string[];
  now: () => Date;
};

/** Pages that others see too are kept so long: nobody tells this process when they change. */
const KEPT_MS = 60_000;
/** So long what every page needs is not asked for again. */
const FRAME_MS = 10_000;
/** The same for everybody in a language. */
const OF_FRAME = ['getCategoryTree', 'getAggregatedCountries', 'getActiveShippingCountries'];
/** After them somebody else is there, or nobody. */
const CHANGES_VISITOR = ['doLogin', 'doLoginAsGuest', 'doLogoutUser', 'doRegisterUser'];

const NOBODY: Principal = { kind: 'guest', mail: null };
const NOTHING: Glance = { cartCount: 0, wished: [], priceGroup: 'gross', isDue: false };

/**
 * The shop as any server of the contract has it, asked for nothing but what the contract says (§7). What that
 * does not say is in the shop's own file; what it does not do is not offered.
 */
export function createContractBackend(options: ContractBackendOptions): Backend {
  const { client, facts, publicOrigin, now } = options;
  const { configuration } = facts;
  offerLocales(configuration.languages as readonly string[] as Languages);
  const cookieName = sessionCookieName(publicOrigin);
  const formsOf = rememberedForms(now);
  const operator = noTeam();
  const frame = new Map<string, { until: number; answer: Promise<unknown> }>();

  /** What is the same for everybody, asked for by nobody. */
  function framed(operation: string, argument: unknown, locale: Locale): Promise<unknown> {
    const name = `${operation} ${JSON.stringify(argument)} ${locale}`;
    const known = frame.get(name);
    if (known && known.until > now().getTime()) return known.answer;
    const visit = openContractVisit({ client, jar: cookieJar(null), locale, clientAddress: '' });
    const kept = { until: now().getTime() + FRAME_MS, answer: visit.ask(operation, argument) };
    frame.set(name, kept);
    // What failed is asked for again at once.
    kept.answer.catch(() => frame.get(name) === kept && frame.delete(name));
    return kept.answer;
  }

  function callFor(visit: ContractVisit, locale: Locale): ContractCall {
    const call: ContractCall = {
      locale,
      now,
      configuration,
      ask: (operation, argument) =>
        OF_FRAME.includes(operation)
          ? framed(operation, argument, locale)
          : visit.ask(operation, argument),
      session: () => readSession(call),
      forget: visit.forget,
      left: [],
    };
    return call;
  }

  async function open(request: RequestHead, asked: Asked): Promise<OpenShop> {
    const { clientAddress, locale } = asked;
    const sent = openBox(readCookie(request.headers.get('cookie'), cookieName));
    const jar = cookieJar(sent);
    const visit = openContractVisit({
      client,
      jar,
      locale,
      clientAddress,
      referrerId: referrerOf(request.url),
    });
    const call = callFor(visit, locale);
    let principal = NOBODY;
    const ask: ContractCall['ask'] = async (operation, argument) => {
      // Nothing tells this process of changes, so the clock ends what it keeps.
      asked.touch(`until:${new Date(now().getTime() + KEPT_MS).toISOString()}`);
      const answer = await call.ask(operation, argument);
      if (CHANGES_VISITOR.includes(operation)) principal = principalOf(await call.session());
      return answer;
    };
    if (sent) principal = principalOf(await call.session());
    /** Who only looks gets no cookie. */
    const isKept = () => sent !== '' || visit.hasWritten();
    return {
      shop: contractShop({ ...call, ask }, facts),
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
        headers.append('Set-Cookie', sessionCookie(publicOrigin, closeBox(jar.header()), days));
      },
    };
  }

  return {
    open,
    async glance(cookie) {
      const sent = openBox(readCookie(cookie, cookieName));
      if (!sent) return NOTHING;
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
    // The provider tells the shop behind itself.
    tellOfPayment: async () => 'done',
    payingPages: async () => ({ formTargets: [...options.formTargets], cardFields: null }),
    async applyChanges() {
      frame.clear();
    },
    startJobs: () => undefined,
    stop: async () => undefined,
  };
}

function principalOf({ user }: Session): Principal {
  if (!user) return NOBODY;
  if ('guestMail' in user) return { kind: 'guest', mail: user.guestMail };
  const { id: customerId, email: mail, firstName, lastName, showNetPrices } = user;
  return { kind: 'customer', customerId, mail, firstName, lastName, showNetPrices };
}
