import { VIDEO_PROVIDERS } from '~/lib/video';
import { VIEWPORT_COOKIE, VIEWPORT_DAYS } from '~/lib/viewport';
import { CONSENT_GROUPS, type ConsentCookie, type ConsentGroup } from './consent';

type AskedGroup = Exclude<ConsentGroup, 'essentials'>;

/** Cookies that need consent: those of other services, and those that only save time. */
export const ASKED_COOKIES: Readonly<Record<AskedGroup, readonly ConsentCookie[]>> = {
  // Films of the page editor (app/blocks/video): each is asked for where it stands, too.
  externalMedia: VIDEO_PROVIDERS.map(({ provider, company, privacy }) => ({
    name: provider,
    purpose: 'film',
    provider: company,
    lifespan: 'theirs',
    privacyUrl: privacy,
  })),
  functional: [
    { name: VIEWPORT_COOKIE, purpose: 'viewport', provider: null, lifespan: VIEWPORT_DAYS },
  ],
  marketing: [],
};

/** The groups that hold something: nobody is asked to agree to nothing. */
export const ASKED_GROUPS = CONSENT_GROUPS.filter(
  (group) => group === 'essentials' || ASKED_COOKIES[group].length > 0,
);

/** Those who receive data when everything is accepted. */
export function partnerCount(): number {
  const cookies = Object.values(ASKED_COOKIES).flat();
  return new Set(cookies.flatMap(({ provider }) => provider ?? [])).size;
}
