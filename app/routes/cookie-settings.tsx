import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isAllowed, needsConsent } from '~/services/consent/consent.server';
import { switchesOf } from '~/services/consent/consent-cookies';
import { CookieSettingsPage } from '~/features/frame/consent/cookie-settings-page';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { translate } from '~/i18n/translate.server';
import { CONSENT_GROUPS } from '~/services/consent/consent';

export const handle = { script: 'none' };

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  const { consent, configuration, locale } = context;
  return {
    allowed: CONSENT_GROUPS.flatMap((group) =>
      switchesOf(group)
        .filter((name) => isAllowed(consent, group, name))
        .map((name) => `${group}/${name}`),
    ),
    isChosen: !needsConsent(consent),
    shopName: configuration.shopName,
    keptDays: configuration.retention.sessions.days,
    seo: pageSeo(context, {
      title: translate(locale, 'consent.settingsTitle'),
      path: '/cookie-settings',
      robots: 'NOINDEX',
    }),
  };
}

export default function CookieSettings() {
  const { seo: _, ...settings } = useLoaderData<typeof loader>();
  return <CookieSettingsPage {...settings} />;
}
