import { useMatches } from '@remix-run/react';
import { Fragment } from 'react';
import { Icon } from '~/components/ui/icon';
import { offeredLocales } from '~/i18n/locales';
import { useText } from '~/i18n/text';
import type { PageSeo } from '~/features/page/page-seo';

type LanguageSwitcherProps = {
  /** Path and query without prefix. */
  path: string;
  disabled?: boolean;
};

/** Lists the languages, where there is a choice; each is a button of one form, so that it works without script (§2). */
export function LanguageSwitcher({ path, disabled = false }: LanguageSwitcherProps) {
  const { t, locale } = useText();
  const translated = useTranslatedPaths();
  const languages = offeredLocales();
  if (languages.length === 1) return null;
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  return (
    <details className="language" data-menu>
      <summary
        className="details-mark"
        aria-label={`${t('header.language')}: ${t(`header.languageName.${locale}`)}`}
      >
        <Icon name="globe" />
        <span aria-hidden="true">{locale.toUpperCase()}</span>
      </summary>
      <form className="language-list" method="post" action="/api/locale">
        <input type="hidden" name="path" value={path} />
        {languages.map((language) => (
          <Fragment key={language}>
            {translated && (
              <input type="hidden" name={`path-${language}`} value={translated[language] + query} />
            )}
            <button
              type="submit"
              name="locale"
              value={language}
              lang={language}
              disabled={disabled}
              aria-current={language === locale ? 'true' : undefined}
            >
              {t(`header.languageName.${language}`)}
            </button>
          </Fragment>
        ))}
      </form>
    </details>
  );
}

/** Pages with translated addresses include them in their loader's `seo`. */
export function useTranslatedPaths(): PageSeo['paths'] | undefined {
  const data = useMatches().at(-1)?.data as { seo?: PageSeo } | undefined;
  const paths = data?.seo?.paths;
  return paths && paths.de !== paths.en ? paths : undefined;
}
