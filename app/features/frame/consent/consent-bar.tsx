import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { OPTIONAL_GROUPS, partnerCount } from '~/services/consent/optional-cookies';

/**
 * The first layer of the consent: a plain form at the end of the page that sticks to the lower
 * edge. It is no dialog, takes no focus and leaves the page usable (§ 25 TDDDG). Accepting and
 * rejecting have equal weight; a selection by group is one step away, each single cookie one page.
 * Its sentences are separate elements, so that the goods and not the bar are the largest paint. It
 * is on every page, so it has no unnecessary element.
 */
export function ConsentBar({ path }: { path: string }) {
  const { t, href, locale } = useText();
  const purposes = OPTIONAL_GROUPS.flatMap((group) =>
    group === 'essentials' ? [] : t(`consent.purpose.${group}`),
  );
  return (
    <section className="consent" aria-labelledby="consent-title">
      <form className="consent-form" method="post" action="/api/consent">
        <input type="hidden" name="path" value={href(path)} />
        <div className="consent-text">
          <h2 id="consent-title">{t('consent.title')}</h2>
          <p>{t('consent.text')}</p>
          <p>{t('consent.asked', { purposes: new Intl.ListFormat(locale).format(purposes) })}</p>
          <p>{t('consent.partners', { count: partnerCount() })}</p>
          <p>{t('consent.textChange')}</p>
        </div>
        <div className="consent-buttons">
          <Button name="choice" value="none" variant="secondary">
            {t('consent.rejectAll')}
          </Button>
          <Button name="choice" value="all" variant="secondary">
            {t('consent.acceptAll')}
          </Button>
        </div>
        <details className="consent-choice" aria-label={t('consent.groups')}>
          <summary className="details-mark">{t('consent.choose')}</summary>
          {OPTIONAL_GROUPS.map((group) => (
            <label key={group}>
              <input
                type="checkbox"
                name="consent"
                value={group}
                {...(group === 'essentials' && { defaultChecked: true, disabled: true })}
              />
              {t(`consent.group.${group}`)}
            </label>
          ))}
          <Button name="choice" value="selection" variant="secondary">
            {t('consent.acceptSelection')}
          </Button>
        </details>
        <a className="consent-more" href={href('/cookie-settings')}>
          {t('consent.furtherSettings')}
        </a>
      </form>
    </section>
  );
}
