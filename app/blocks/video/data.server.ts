import { localePath, type LocalePrefix } from '~/i18n/locales';
import { CONSENT_GROUPS, type ConsentState } from '~/services/consent/consent';
import { switchesOf } from '~/services/consent/consent-cookies';
import { isAllowed } from '~/services/consent/consent.server';

export type Visit = {
  consent: ConsentState | null;
  /** As it stands in the URL. */
  prefix: LocalePrefix;
  /** Pathname without the prefix. */
  path: string;
};

export type VideoConsent = {
  /** `group/name` of what the visitor allowed, and does not lose by allowing a film too. */
  allowed: string[];
  /** The page the visitor comes back to. */
  path: string;
};

/** What the visitor's choice allows; as every visitor with the same choice sees the page. */
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
