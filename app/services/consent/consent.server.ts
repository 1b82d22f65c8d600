import { createHash } from 'node:crypto';
import {
  CONSENT_COOKIE,
  CONSENT_GROUPS,
  parseConsent,
  type ConsentGroup,
  type ConsentState,
} from '~/services/consent/consent';
import { readCookie, setCookie } from '~/lib/cookies';
import { VIEWPORT_COOKIE } from '~/lib/viewport';
import { OPTIONAL_GROUPS } from './optional-cookies';
import { CONSENT_COOKIES, switchesOf } from './consent-cookies';

const DAY = 24 * 60 * 60;
const LIFESPAN_DAYS = 100;

/** Changes with the list of cookies, so that a new one requires a new choice. */
export const CONSENT_HASH = createHash('sha256')
  .update(JSON.stringify(CONSENT_COOKIES))
  .digest('hex')
  .slice(0, 16);

export function needsConsent(consent: ConsentState | null | undefined): boolean {
  return consent?.hash !== CONSENT_HASH;
}

/** True if the visitor has agreed to this cookie and the list has not changed since. */
export function isAllowed(
  consent: ConsentState | null | undefined,
  group: ConsentGroup,
  name: string,
): boolean {
  if (group === 'essentials') return true;
  return !needsConsent(consent) && consent?.groups[group]?.[name] === true;
}

/** The breakpoint stored in the visitor's browser; undefined unless it is allowed. */
export function rememberedViewport(cookies: string | null | undefined): string | undefined {
  const viewport = readCookie(cookies, VIEWPORT_COOKIE);
  if (viewport === undefined) return undefined;
  const consent = parseConsent(readCookie(cookies, CONSENT_COOKIE));
  return isAllowed(consent, 'functional', VIEWPORT_COOKIE) ? viewport : undefined;
}

/**
 * Returns what a consent cookie allows, as a text: visitors with equal texts share pages. Empty
 * without a valid choice.
 */
export function consentWord(cookie: string | undefined): string {
  const consent = parseConsent(cookie);
  if (needsConsent(consent)) return '';
  const allowed = CONSENT_GROUPS.filter((group) => group !== 'essentials').flatMap((group) =>
    switchesOf(group)
      .filter((name) => isAllowed(consent, group, name))
      .map((name) => `${group}/${name}`),
  );
  return ['chosen', ...allowed].join(' ');
}

const CHOICES: readonly unknown[] = ['all', 'none', 'selection'];

/** Is this the `choice` of a button of the consent forms? */
export function isConsentChoice(value: unknown): boolean {
  return CHOICES.includes(value);
}

/** Reads the consent of a form: `choice` all, none or selection; checked groups and cookies. */
export function consentFromForm(form: FormData): ConsentState {
  const choice = form.get('choice');
  const ticked = new Set(form.getAll('consent').map(String));
  const accepts = (group: ConsentGroup, name: string) =>
    group === 'essentials' ||
    choice === 'all' ||
    (choice === 'selection' && (ticked.has(group) || ticked.has(`${group}/${name}`)));
  const groups = Object.fromEntries(
    OPTIONAL_GROUPS.map((group) => [
      group,
      Object.fromEntries(switchesOf(group).map((name) => [name, accepts(group, name)])),
    ]),
  );
  return { hash: CONSENT_HASH, groups };
}

/** Set-Cookie value; expires with the shortest accepted lifespan in days (open point 1.13). */
export function consentCookie(consent: ConsentState, secure: boolean): string {
  const value = JSON.stringify(consent);
  const days = Math.min(LIFESPAN_DAYS, ...acceptedLifespans(consent));
  return setCookie(CONSENT_COOKIE, value, { maxAge: days * DAY, secure });
}

/** Set-Cookie value of the id by which the choice can be proved (L-52); not readable by script. */
export function consentIdCookie(id: string, secure: boolean): string {
  return setCookie('consent-id', id, { maxAge: LIFESPAN_DAYS * DAY, httpOnly: true, secure });
}

function acceptedLifespans(consent: ConsentState): number[] {
  return CONSENT_GROUPS.filter((group) => group !== 'essentials').flatMap((group) =>
    CONSENT_COOKIES[group].flatMap(({ name, lifespan }) =>
      typeof lifespan === 'number' && consent.groups[group]?.[name] ? [lifespan] : [],
    ),
  );
}

/** Expires every cookie of a group that is no longer allowed. */
export function expiredCookies(
  before: ConsentState | null | undefined,
  after: ConsentState,
): string[] {
  return CONSENT_GROUPS.flatMap((group) =>
    CONSENT_COOKIES[group]
      // Cookies of a provider belong to its own pages, where only the browser can delete them.
      .filter(({ lifespan }) => lifespan !== 'theirs')
      .filter(({ name }) => before?.groups[group]?.[name] && !after.groups[group]?.[name])
      .map(({ name }) => setCookie(name, '', { maxAge: 0 })),
  );
}
