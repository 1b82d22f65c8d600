import { OPTIONAL_COOKIES } from './optional-cookies';
import type { ConsentCookie, ConsentGroup } from './consent';

/** Every cookie that the shop can set, and every service that sets its own once allowed. */
export const CONSENT_COOKIES: Readonly<Record<ConsentGroup, readonly ConsentCookie[]>> = {
  essentials: [
    { name: 'shop_session', purpose: 'session', provider: null, lifespan: 'kept' },
    { name: 'shop_device', purpose: 'device', provider: null, lifespan: 365 },
    { name: 'vsf-locale', purpose: 'locale', provider: null, lifespan: 100 },
    { name: 'referrer_id', purpose: 'referrer', provider: null, lifespan: 'session' },
    { name: 'consent-cookie', purpose: 'consent', provider: null, lifespan: 100 },
    { name: 'consent-id', purpose: 'consentProof', provider: null, lifespan: 100 },
    { name: 'notice', purpose: 'notice', provider: null, lifespan: 'moment' },
    { name: 'pwa', purpose: 'pwa', provider: null, lifespan: 'session' },
    { name: 'shop_operator', purpose: 'operator', provider: null, lifespan: 'session' },
    { name: 'shop_operator_device', purpose: 'operatorDevice', provider: null, lifespan: 365 },
  ],
  ...OPTIONAL_COOKIES,
};

/** Returns the switches of a group in the stored choice. */
export function switchesOf(group: ConsentGroup): readonly string[] {
  return CONSENT_COOKIES[group].map(({ name }) => name);
}
