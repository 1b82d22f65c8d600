import { VIDEO_PROVIDERS } from '~/lib/video';
import { VIEWPORT_COOKIE, VIEWPORT_DAYS } from '~/lib/viewport';
import { CONSENT_GROUPS, type ConsentCookie, type ConsentGroup } from './consent';

type OptionalGroup = Exclude<ConsentGroup, 'essentials'>;

/** Cookies that need consent: those of other services, and those for convenience. */
export const OPTIONAL_COOKIES: Readonly<Record<OptionalGroup, readonly ConsentCookie[]>> = {
  // Videos of the page editor (app/blocks/video): each also has a consent button.
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

/** The groups with cookies: an empty group needs no consent. */
export const OPTIONAL_GROUPS = CONSENT_GROUPS.filter(
  (group) => group === 'essentials' || OPTIONAL_COOKIES[group].length > 0,
);

/** The number of companies that receive data when everything is accepted. */
export function partnerCount(): number {
  const cookies = Object.values(OPTIONAL_COOKIES).flat();
  return new Set(cookies.flatMap(({ provider }) => provider ?? [])).size;
}
