import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { OPTIONAL_GROUPS } from '~/services/consent/optional-cookies';
import type { ConsentCookie, ConsentGroup } from '~/services/consent/consent';
import { CONSENT_COOKIES } from '~/services/consent/consent-cookies';

type CookieSettingsProps = {
  /** 'group/cookie' of each allowed cookie. */
  allowed: readonly string[];
  isChosen: boolean;
  shopName: string;
  /** Days that a session is stored. */
  keptDays: number;
};

/** The second layer: every cookie with purpose, provider and lifetime. */
export function CookieSettingsPage({ isChosen, ...list }: CookieSettingsProps) {
  const { t, href } = useText();
  return (
    <article className="page page-narrow">
      <h1>{t('consent.settingsTitle')}</h1>
      <p>{t('consent.settingsText')}</p>
      <p>{t(isChosen ? 'consent.currentSaved' : 'consent.currentNone')}</p>
      <form className="cookie-settings" method="post" action="/api/consent">
        <input type="hidden" name="path" value={href('/cookie-settings')} />
        {OPTIONAL_GROUPS.map((group) => (
          <fieldset className="cookie-group" key={group}>
            <legend>{t(`consent.group.${group}`)}</legend>
            <p>{t(`consent.groupText.${group}`)}</p>
            <CookieSwitches group={group} {...list} />
          </fieldset>
        ))}
        <div className="button-row">
          <Button name="choice" value="selection">
            {t('consent.settingsSave')}
          </Button>
          <Button name="choice" value="none" variant="secondary">
            {t('consent.rejectAll')}
          </Button>
          <Button name="choice" value="all" variant="secondary">
            {t('consent.acceptAll')}
          </Button>
        </div>
      </form>
    </article>
  );
}

type SwitchesProps = Omit<CookieSettingsProps, 'isChosen'> & { group: ConsentGroup };

function CookieSwitches({ group, allowed, shopName, keptDays }: SwitchesProps) {
  const { t } = useText();
  return CONSENT_COOKIES[group].map((cookie) => {
    const value = `${group}/${cookie.name}`;
    const isEssential = group === 'essentials';
    return (
      <div className="choice" key={cookie.name}>
        <input
          type="checkbox"
          id={value}
          name="consent"
          value={value}
          defaultChecked={isEssential || allowed.includes(value)}
          disabled={isEssential}
        />
        <label htmlFor={value}>
          <code>{cookie.name}</code> {isEssential && <small>({t('consent.always')})</small>}
          <span className="choice-about">
            {t(`consent.cookies.${cookie.purpose}`)} {t('consent.provider')}:{' '}
            {cookie.provider ?? shopName}. {t('consent.lifespan')}:{' '}
            <Lifespan cookie={cookie} keptDays={keptDays} />.
          </span>
        </label>
        {cookie.privacyUrl && <a href={cookie.privacyUrl}>{t('consent.privacyLink')}</a>}
      </div>
    );
  });
}

type LifespanProps = { cookie: ConsentCookie; keptDays: number };

function Lifespan({ cookie: { lifespan }, keptDays }: LifespanProps) {
  const { t } = useText();
  if (lifespan === 'kept') return t('consent.days', { count: keptDays });
  if (lifespan === 'session') return t('consent.sessionEnd');
  if (lifespan === 'moment') return t('consent.seconds');
  if (lifespan === 'theirs') return t('consent.theirs');
  return t('consent.days', { count: lifespan });
}
