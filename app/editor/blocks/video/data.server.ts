import { localePath, type LocalePrefix } from '~/i18n/locales';
import { CONSENT_GROUPS, type ConsentGroup, type ConsentState } from '~/services/consent/consent';
import { switchesOf } from '~/services/consent/consent-groups';
import { isAllowed } from '~/services/consent/consent.server';

export type Visit = {
  consent: ConsentState | null;
  /** As it stands in the URL. */
  prefix: LocalePrefix;
  /** Pathname without the prefix. */
  path: string;
};

export type VideoConsent = {
  isAllowed: boolean;
  /** What the visitor allowed before and does not lose by allowing films too. */
  allowed: ConsentGroup[];
  /** The page the visitor comes back to. */
  path: string;
};

/** Which groups the visitor's choice allows; as every visitor with the same choice sees the page. */
export function loadVideoConsent(visit: Visit | null): VideoConsent {
  const consent = visit?.consent ?? null;
  const allowed = CONSENT_GROUPS.filter(
    (group) =>
      group !== 'essentials' && switchesOf(group).every((name) => isAllowed(consent, group, name)),
  );
  const path = visit ? localePath(visit.prefix, visit.path) : '/';
  return { isAllowed: allowed.includes('externalMedia'), allowed, path };
}
