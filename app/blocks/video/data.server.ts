import { localePath, type LocalePrefix } from '~/i18n/locales';
import { CONSENT_GROUPS, type ConsentState } from '~/services/consent/consent';
import { switchesOf } from '~/services/consent/consent-cookies';
import { isAllowed } from '~/services/consent/consent.server';

export type Visit = {
  consent: ConsentState | null;
  /** As in the URL. */
  prefix: LocalePrefix;
  /** Pathname without the prefix. */
  path: string;
};

export type VideoConsent = {
  /** `group/name` of the visitor's earlier consents, which a consent to a video preserves. */
  allowed: string[];
  /** The page to which the visitor returns. */
  path: string;
};

/**
 * The visitor's consent for videos; the page is the same for every visitor with the same consent.
 */
export function loadVideoConsent(visit: Visit | null): VideoConsent {
  const consent = visit?.consent ?? null;
  const allowed = CONSENT_GROUPS.filter((group) => group !== 'essentials').flatMap((group) =>
    switchesOf(group)
      .filter((name) => isAllowed(consent, group, name))
      .map((name) => `${group}/${name}`),
  );
  const path = visit ? localePath(visit.prefix, visit.path) : '/';
  return { allowed, path };
}
