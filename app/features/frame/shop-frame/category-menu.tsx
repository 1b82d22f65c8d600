import { Icon } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import { CATEGORIES_PATH } from '../../browse/category/categories-path';

/**
 * A link to the page of all categories. Script turns it into a menu that opens on the page and
 * fetches that page's list when it is first opened, so that no page contains the list unseen.
 */
export function CategoryMenu() {
  const { t, href } = useText();
  return (
    <nav className="menu" aria-label={t('header.navigation')}>
      <a className="menu-button details-mark" href={href(CATEGORIES_PATH)} data-menu-link>
        <Icon name="menu" />
        {t('header.menu')}
      </a>
    </nav>
  );
}
