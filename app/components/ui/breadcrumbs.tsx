import { useText } from '~/i18n/text';

/** `path` is a path of the route table; the last entry is the page itself. */
export type Crumb = { name: string; path: string };

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t, href } = useText();
  return (
    <nav className="breadcrumbs" aria-label={t('common.breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            <a
              href={href(crumb.path)}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {crumb.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
