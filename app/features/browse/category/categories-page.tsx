import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import type { NavigationItem } from './category-navigation';

/** All categories of the upper levels; the menu of the header shows the same list. */
export function CategoriesPage({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useText();
  return (
    <div className="page">
      <h1>{t('header.navigation')}</h1>
      <p className="lead">{t(items.length > 0 ? 'header.navigationText' : 'catalogue.noGoods')}</p>
      {items.length > 0 && (
        <ul className="menu-columns">
          {items.map((item) => (
            <Column key={item.path} item={item} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Column({ item }: { item: NavigationItem }) {
  const { href } = useText();
  return (
    <li>
      <a className="menu-head" href={href(item.path)}>
        {item.name}
      </a>
      {item.children.length > 0 && (
        <ul>
          {item.children.map(({ name, path, color }) => (
            <li key={path}>
              <a href={href(path)}>
                {color && <Swatch color={color} className="menu-swatch" />}
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
