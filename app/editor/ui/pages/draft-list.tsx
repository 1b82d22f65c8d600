import { minute } from '~/i18n/instant';
import { localePath, otherLocale } from '~/i18n/locales';
import { useText } from '~/i18n/text';
import type { DraftListData } from '../../load/load-draft-list.server';

/** The pages that have drafts, for operators who may see them. */
export function DraftList({ list: { drafts, elsewhere } }: { list: DraftListData }) {
  const { t, locale, href } = useText();
  const other = otherLocale(locale);
  return (
    <section className="panel" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{t('editor.view.list')}</h2>
      {drafts.length === 0 && <p>{t('editor.view.empty')}</p>}
      <ul className="team-drafts">
        {drafts.map(({ title, path, name, at }) => (
          <li key={path}>
            <a href={href(path)}>{t('editor.view.entry', { page: title, name })}</a>{' '}
            <span className="small">{minute(at, locale)}</span>
          </li>
        ))}
      </ul>
      {elsewhere > 0 && other !== null && (
        <p>
          <a href={localePath(`/${other}`, '/operator')}>
            {t('editor.view.elsewhere', { count: elsewhere })}
          </a>
        </p>
      )}
      <p>
        <a href={href('/operator/preview')}>{t('editor.view.home')}</a>
      </p>
    </section>
  );
}
