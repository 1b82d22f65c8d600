import type { ReactNode } from 'react';
import { Prose } from '~/components/ui/prose';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';
import { LEGAL_LINKS } from '~/features/frame/shop-frame/footer-links';

export type StaticPageView = {
  title: string;
  /** Clean HTML of the operator, or null while the text is missing. */
  html: string | null;
  /** Without prefix. */
  path: string;
};

type StaticPageProps = StaticPageView & {
  /** The shop's own tables, above the operator's text and below it. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** A page of text with links to its neighbours beside it. */
export function StaticPage({ title, html, path, lead, children }: StaticPageProps) {
  const { t, href } = useText();
  const neighbours: [string, TextKey][] = [
    ...LEGAL_LINKS,
    ['/shipping', 'footer.shipping'],
    ['/declaration-of-accessibility', 'footer.declarationOfAccessibility'],
  ];
  return (
    <div className="page static-page">
      <article>
        <h1>{title}</h1>
        {lead}
        {html ? <Prose html={html} /> : <p>{t('staticPages.missing')}</p>}
        {children && <div className="prose">{children}</div>}
      </article>
      <nav className="static-neighbours" aria-labelledby="static-neighbours">
        <h2 id="static-neighbours">{t('staticPages.relatedPages')}</h2>
        <ul>
          {neighbours.map(([to, key]) => (
            <li key={to}>
              <a href={href(to)} aria-current={to === path ? 'page' : undefined}>
                {t(key)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
