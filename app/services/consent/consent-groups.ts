import type * as de from '~/i18n/dictionaries/de';
import { VIDEO_PROVIDERS } from '~/lib/video';
import { CONSENT_GROUPS, type ConsentGroup } from '~/services/consent/consent';

export type ConsentCookie = {
  name: string;
  purpose: keyof typeof de.consent.cookies;
  /** Whoever gets the data; null is this shop. */
  provider: string | null;
  /**
   * 'session' ends with the browser, 'moment' within a minute; 'theirs' the provider decides, 'kept' the
   * shop: as long as it keeps sessions.
   */
  lifespan: number | 'session' | 'moment' | 'theirs' | 'kept';
  privacyUrl?: string;
};

/** Every cookie the shop can set, and every service that sets its own once it is allowed. */
export const CONSENT_COOKIES: Readonly<Record<ConsentGroup, readonly ConsentCookie[]>> = {
  essentials: [
    { name: 'shop_session', purpose: 'session', provider: null, lifespan: 'kept' },
    { name: 'shop_device', purpose: 'device', provider: null, lifespan: 365 },
    { name: 'vsf-locale', purpose: 'locale', provider: null, lifespan: 100 },
    { name: 'consent-cookie', purpose: 'consent', provider: null, lifespan: 100 },
    { name: 'consent-id', purpose: 'consentProof', provider: null, lifespan: 100 },
    { name: 'notice', purpose: 'notice', provider: null, lifespan: 'moment' },
    { name: 'pwa', purpose: 'pwa', provider: null, lifespan: 'session' },
    { name: 'shop_operator', purpose: 'operator', provider: null, lifespan: 'session' },
    { name: 'shop_operator_device', purpose: 'operatorDevice', provider: null, lifespan: 365 },
  ],
  // Films of the page editor (app/blocks/video): each is asked for where it stands, too.
  externalMedia: VIDEO_PROVIDERS.map(({ provider, company, privacy }) => ({
    name: provider,
    purpose: 'film',
    provider: company,
    lifespan: 'theirs',
    privacyUrl: privacy,
  })),
  functional: [],
  marketing: [],
};

/** The groups that hold something: nobody is asked to agree to nothing. */
export const ASKED_GROUPS = CONSENT_GROUPS.filter((group) => CONSENT_COOKIES[group].length > 0);

/** What one group's part of the stored choice is made of. */
export function switchesOf(group: ConsentGroup): readonly string[] {
  return CONSENT_COOKIES[group].map(({ name }) => name);
}

/** Those who receive data when everything is accepted. */
export function partnerCount(): number {
  const providers = Object.values(CONSENT_COOKIES).flatMap((cookies) =>
    cookies.flatMap(({ provider }) => (provider ? [provider] : [])),
  );
  return new Set(providers).size;
}
