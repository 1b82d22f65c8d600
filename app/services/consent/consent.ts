import type * as de from '~/i18n/dictionaries/de';

/** Cookie groups in their fixed order (open point 1.13); essentials are always on. */
export const CONSENT_GROUPS = ['essentials', 'externalMedia', 'functional', 'marketing'] as const;
export type ConsentGroup = (typeof CONSENT_GROUPS)[number];

/** A cookie of the shop, or a service that sets its own. */
export type ConsentCookie = {
  name: string;
  purpose: keyof typeof de.consent.cookies;
  /** The company that receives the data; null is this shop. */
  provider: string | null;
  /**
   * 'session' ends with the browser, 'moment' within a minute; 'theirs' depends on the provider,
   * 'kept' on the shop: as long as it stores sessions.
   */
  lifespan: number | 'session' | 'moment' | 'theirs' | 'kept';
  privacyUrl?: string;
};

export const CONSENT_COOKIE = 'consent-cookie';

/** The choice of a visitor: per group and cookie, with the version of the list it refers to. */
export type ConsentState = {
  hash: string;
  groups: Record<string, Record<string, boolean>>;
};

/** Parses the consent cookie; null if it is absent or invalid. */
export function parseConsent(value: string | undefined): ConsentState | null {
  if (!value) return null;
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(value));
    return isConsentState(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isConsentState(value: unknown): value is ConsentState {
  if (typeof value !== 'object' || value === null) return false;
  const { hash, groups } = value as Record<string, unknown>;
  return typeof hash === 'string' && typeof groups === 'object' && groups !== null;
}
