import { createHmac } from 'node:crypto';
import { CHALLENGE_FIELD, TOKEN_FIELD } from '~/lib/bot-check-fields';
import { HONEYPOT_FIELD } from '~/lib/honeypot-field';
import { isSpam } from '~/lib/spam.server';
import { newNonce, readToken, writeToken } from './form-token';
import { verifyChallenge, type TurnstileKeys } from './turnstile';
import type { GuardedForm } from './guarded-form';

/** The data a page needs to show such a form. */
export type BotCheckView = {
  form: GuardedForm;
  token: string;
  /** A challenge for browsers with script; null: none. */
  challenge: { siteKey: string; origin: string } | null;
};

/** Why a form was refused; stable, shown as `data-error`. */
export type BotCheckCode =
  | 'botCheck.honeypot'
  | 'botCheck.token'
  | 'botCheck.tooFast'
  | 'botCheck.used'
  | 'turnstile.invalid';

/** The shared state of all processes about the forms of one visitor. */
export type FormGuard = {
  /** Marks a token as sent: `first`, `again` with the same content, or with an `other` one. */
  spend(nonce: string, content: Buffer): Promise<'first' | 'again' | 'other'>;
  /** Counts a form without a passed challenge; throws `security.tooManyRequests`. */
  limit(form: GuardedForm): Promise<void>;
};

/**
 * The page of a form: one for a single visitor, or a shared page with another subject, where the
 * form is a block and loads nothing from third parties (L-53).
 */
export type FormPlace = 'ownPage' | 'block';

export type BotCheck = {
  /** Is there a challenge of a third party on the pages of forms? */
  hasChallenge: boolean;
  view(form: GuardedForm, place?: FormPlace): BotCheckView;
  /** Null: the form is accepted. Throws `security.tooManyRequests`. */
  check(form: GuardedForm, fields: FormData): Promise<BotCheckCode | null>;
  /**
   * The same for a client without a form, such as a program: it passes the challenge, or its
   * requests are counted by address.
   */
  vouch(form: GuardedForm, response: string): Promise<'turnstile.invalid' | null>;
};

export type BotCheckOptions = {
  /** The seconds that a person needs at least to fill in a form. */
  minimumSeconds: number;
  /** Without keys there is no challenge. */
  turnstile: TurnstileKeys | null;
};

type Parts = BotCheckOptions & {
  secret: Buffer;
  log: (message: string) => void;
  fetch?: typeof fetch;
};

type Visit = {
  guard: FormGuard;
  clientAddress: string;
  now: () => Date;
  /** Receives the time at which a shared page expires. */
  touch: (tag: string) => void;
};

const HOUR_MS = 3_600_000;
/** How long a page with a form may be open. */
const LONGEST_MS = 48 * HOUR_MS;
/** Shared pages have the same stamp within each of these, whichever process renders them. */
const SHARED_MS = 12 * HOUR_MS;

/**
 * Distinguishes people from programs without obstructing people: a hidden field, a stamp of when
 * the form was shown, a limit by address, and a challenge if keys are configured. Without script,
 * or without an answer of the challenge service, a visitor can still send the form and is counted
 * by address (WCAG 3.3.8).
 */
export function bindBotCheck(parts: Parts, visit: Visit): BotCheck {
  const { secret, turnstile, minimumSeconds, log } = parts;
  const { guard, clientAddress, touch } = visit;

  function stamp(place: FormPlace) {
    const now = visit.now().getTime();
    if (place === 'ownPage') return { issuedAt: new Date(now), nonce: newNonce() };
    const start = now - (now % SHARED_MS);
    touch(`until:${new Date(start + SHARED_MS).toISOString()}`);
    return { issuedAt: new Date(start), nonce: '' };
  }

  async function verify(form: GuardedForm, response: string) {
    if (!turnstile || !response) return 'unavailable';
    const options = { ...turnstile, log, ...(parts.fetch && { fetch: parts.fetch }) };
    return verifyChallenge(options, { form, response, clientAddress });
  }

  async function vouch(form: GuardedForm, response: string) {
    const result = await verify(form, response);
    if (result === 'failed') return 'turnstile.invalid';
    if (result === 'unavailable') await guard.limit(form);
    return null;
  }

  return {
    hasChallenge: turnstile !== null,

    view: (form, place = 'ownPage') => ({
      form,
      token: writeToken(secret, form, stamp(place)),
      challenge:
        turnstile && place === 'ownPage'
          ? { siteKey: turnstile.siteKey, origin: turnstile.origin }
          : null,
    }),

    async check(form, fields) {
      if (isSpam(fields)) return 'botCheck.honeypot';
      const token = readToken(secret, form, textOf(fields, TOKEN_FIELD));
      if (!token) return 'botCheck.token';
      const age = visit.now().getTime() - token.issuedAt.getTime();
      if (age > LONGEST_MS) return 'botCheck.token';
      if (age < minimumSeconds * 1000) return 'botCheck.tooFast';

      const content = contentHash(secret, fields);
      const spent = token.nonce ? await guard.spend(token.nonce, content) : 'first';
      if (spent === 'other') return 'botCheck.used';
      // A response is valid once, and the first submission has used it.
      const response = spent === 'first' ? textOf(fields, CHALLENGE_FIELD) : '';
      return vouch(form, response);
    },

    vouch,
  };
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

const OWN_FIELDS = [HONEYPOT_FIELD, TOKEN_FIELD, CHALLENGE_FIELD];

/** The content includes passwords, so its stored hash needs the secret. */
function contentHash(secret: Buffer, fields: FormData): Buffer {
  const hmac = createHmac('sha256', secret);
  for (const [name, value] of fields) {
    if (typeof value !== 'string' || OWN_FIELDS.includes(name)) continue;
    hmac.update(`${name.length}:${name}${value.length}:${value}`);
  }
  return hmac.digest();
}
