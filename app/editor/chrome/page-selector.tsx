import { useLocation } from '@remix-run/react';
import { useText } from '~/i18n/text';
import type { PageKind } from '../load/pages-panel';
import { EditorLink } from './editor-link';
import { PageKindIcon } from './page-kind-icon';
import { PageSearch } from './page-search';

export type SelectablePage = {
  kind: PageKind;
  name: string;
  path: string;
  isCurrent: boolean;
  href: string;
};

/** All pages of the shop, the home page first (§2); an item category leads to its settings. */
export function PageSelector({ pages }: { pages: readonly SelectablePage[] }) {
  const { t } = useText();
  const { key } = useLocation();
  return (
    // It closes where one of its links has led.
    <details className="page-selector" key={key}>
      <summary className="edit-tool details-mark">{t('editor.pages')}</summary>
      <div className="page-selector-list">
        <PageSearch id="page-selector-find" find="" />
        <ul>
          {pages.map(({ kind, name, path, isCurrent, href }) => (
            <li key={path}>
              <EditorLink href={href} aria-current={isCurrent ? 'page' : undefined}>
                <PageKindIcon kind={kind} /> {name} <small>{path}</small>
              </EditorLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
