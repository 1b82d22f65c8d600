import { JsonLd } from '~/components/json-ld';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { Prose } from '~/components/ui/prose';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import { Listing } from './listing';
import type { CategoryPageData } from './load-category-page.server';

export function CategoryPage({ page }: { page: CategoryPageData }) {
  return (
    <div className="page category">
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <header className="category-head">
        <h1>{page.heading}</h1>
        {page.sentence && <p className="lead">{page.sentence}</p>}
      </header>
      <ColourFamilies families={page.families} />
      <SubCategories categories={page.children} />
      <Listing listing={page.listing} />
      {page.description && <Prose className="category-text" html={page.description} />}
      <JsonLd data={page.structuredData} />
    </div>
  );
}

/** A row of chips as on a colour card. */
function ColourFamilies({ families }: { families: CategoryPageData['families'] }) {
  const { t, href } = useText();
  if (families.length === 0) return null;
  return (
    <nav aria-label={t('catalogue.families')}>
      <ul className="family-strip">
        {families.map(({ id, name, path, color }) => (
          <li key={id}>
            <a href={href(path)}>
              {color && <Swatch color={color} />}
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SubCategories({ categories }: { categories: CategoryPageData['children'] }) {
  const { t, href } = useText();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('catalogue.subCategories')}>
      <ul className="sub-categories">
        {categories.map(({ id, name, path, itemCount }) => (
          <li key={id}>
            <a className="chip" href={href(path)}>
              {name} <small>{itemCount}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
