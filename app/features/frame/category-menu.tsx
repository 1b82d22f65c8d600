import { Icon } from '~/components/ui/icon';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import type { NavigationItem } from './load-frame.server';

/** Opens without script; script adds closing by Escape and by a click elsewhere. */
export function CategoryMenu({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useText();
  if (items.length === 0) return null;
  return (
    <nav className="menu" aria-label={t('header.navigation')}>
      <details data-menu>
        <summary className="menu-button">
          <Icon name="menu" />
          {t('header.menu')}
          <Icon name="chevron" className="details-mark" />
        </summary>
        <div className="menu-panel">
          <ul className="menu-columns">
            {items.map((item) => (
              <MenuColumn key={item.path} item={item} />
            ))}
          </ul>
        </div>
      </details>
    </nav>
  );
}

function MenuColumn({ item }: { item: NavigationItem }) {
  const { href } = useText();
  return (
    <li>
      <a className="menu-head" href={href(item.path)}>
        {item.name}
      </a>
      {item.children.length > 0 && (
        <ul>
          {item.children.map((child) => (
            <li key={child.path}>
              <a href={href(child.path)}>
                {child.color && <Swatch color={child.color} className="menu-swatch" />}
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
