import { OWN_CONFIG, type ClientHeaders } from '~/lib/client-headers';
import type { Locale } from '~/i18n/locales';
import type { CookieJar } from './cookie-jar';
import type { Reply } from './transport';

/** The caller of the upstream shop, for one request. */
export type Caller = {
  /** The cookies that the upstream shop has set for this visitor. */
  jar: CookieJar;
  locale: Locale;
  /** The address of the client; '' if the answer is the same for everybody. */
  clientAddress: string;
  /** The referrer in the address of the page (§7). */
  referrerId?: number;
} & Partial<ClientHeaders>;

type Parts<Asked, Answer> = Caller & {
  /** The header from which the upstream shop reads the visitor's address. */
  addressHeader: string;
  send: (asked: Asked & { headers: Record<string, string> }) => Promise<Answer>;
};

/** One request of a visitor to the upstream shop: several calls with the same cookies. */
type Calls<Asked, Answer> = {
  /** Sends the call again. */
  call(asked: Asked): Promise<Answer>;
  /** Sends the call unless its answer is cached. */
  known(asked: Asked): Promise<Answer>;
  forget(): void;
};

/**
 * Cookies are passed in both directions; the token of the last answer is sent with the next call
 * (§7).
 */
export function openCalls<Asked extends object, Answer extends Reply>(
  parts: Parts<Asked, Answer>,
): Calls<Asked, Answer> {
  const { jar, locale, clientAddress, referrerId, addressHeader, send } = parts;
  const { configId = OWN_CONFIG, noCache = null, editHash = null } = parts;
  const read = new Map<string, Promise<Answer>>();
  let token: string | null = null;
  /** Counts changes of the cookies: a token belongs to the cookies it came with. */
  let turn = 0;

  function headers(): Record<string, string> {
    const cookie = jar.header();
    return {
      locale,
      'x-config-id': configId,
      ...(noCache !== null && { noCache }),
      ...(editHash !== null && { 'x-pwa-edit-hash': editHash }),
      ...(cookie && { cookie }),
      ...(token && { 'x-csrf-token': token }),
      ...(clientAddress && { [addressHeader]: clientAddress }),
      ...(referrerId !== undefined && { referrerID: String(referrerId) }),
    };
  }

  async function call(asked: Asked): Promise<Answer> {
    const before = turn;
    const reply = await send({ ...asked, headers: headers() });
    if (jar.keep(reply.cookies)) {
      turn += 1;
      token = reply.csrfToken;
    } else if (before === turn) {
      token = reply.csrfToken ?? token;
    }
    return reply;
  }

  return {
    call,
    known(asked) {
      const name = JSON.stringify(asked);
      const reading = read.get(name) ?? call(asked);
      read.set(name, reading);
      return reading;
    },
    forget: () => read.clear(),
  };
}
