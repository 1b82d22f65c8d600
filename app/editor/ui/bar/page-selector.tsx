import { memo, useState } from 'react';
import { useText } from '~/i18n/text';
import { isNamed, type PageKind } from '../../load/pages-panel';
import { BarDetails } from './bar-details';
import { EditorLink } from '../editor-link';
import { PageKindIcon } from '../pages/page-kind-icon';
import { PageSearch } from '../pages/page-search';

export type SelectablePage = {
  kind: PageKind;
  name: string;
  path: string;
  isCurrent: boolean;
  href: string;
};

type PageSelectorProps = {
  /** The title of the edited page. */
  title: string;
  pages: readonly SelectablePage[];
};

/**
 * The name of the edited page, which opens the list of all pages, the home page first (§2); an item
 * category leads to its settings. While the operator types, the list shows the home page and the
 * pages whose names match.
 */
export const PageSelector = memo(function PageSelector({ title, pages }: PageSelectorProps) {
  const { t, locale } = useText();
  const [typed, setTyped] = useState('');
  const found = pages.filter((page) => isNamed(page, typed, locale));
  const shown = pages.filter((page) => page.kind === 'home' || found.includes(page));
  return (
    <BarDetails className="page-selector">
      <summary className="edit-tool details-mark" title={t('editor.pages')}>
        <h1 className="toolbar-title">
          <span className="visually-hidden">{t('editor.title')}: </span>
          {title}
        </h1>
        <span className="visually-hidden">, {t('editor.pages')}</span>
      </summary>
      <div className="page-selector-list">
        <PageSearch id="page-selector-find" find="" onType={setTyped} />
        <p className="visually-hidden" role="status">
          {typed.trim() && t('editorPages.found', { count: found.length })}
        </p>
        <ul>
          {shown.map(({ kind, name, path, isCurrent, href }) => (
            <li key={path}>
              <EditorLink href={href} aria-current={isCurrent ? 'page' : undefined}>
                <PageKindIcon kind={kind} /> {name} <small>{path}</small>
              </EditorLink>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="field-hint">{t('editor.multiselect.nothing')}</p>}
      </div>
    </BarDetails>
  );
});
