import { Icon } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import { CartCount } from './cart-count';
import { CategoryMenu } from './category-menu';
import { LanguageSwitcher } from './language-switcher';
import type { FrameView } from './load-frame.server';
import { Logo } from './logo';
import { Place } from './places';

export function Header({ frame }: { frame: FrameView }) {
  const { t, href } = useText();
  return (
    <header className="header">
      <div className="header-inner">
        <Logo frame={frame} />
        <CategoryMenu />
        <form
          className="header-search"
          role="search"
          aria-label={t('header.searchLabel')}
          action={href('/search')}
          method="get"
        >
          <label className="visually-hidden" htmlFor="header-search">
            {t('header.searchLabel')}
          </label>
          <input
            className="input"
            id="header-search"
            type="search"
            name="term"
            maxLength={100}
            placeholder={t('header.searchPlaceholder')}
            autoComplete="off"
            required
          />
          <button className="icon-button" type="submit">
            <Icon name="search" label={t('header.searchSubmit')} />
          </button>
        </form>
        <LanguageSwitcher path={frame.path} />
        <a className="header-cart" href={href('/cart')}>
          <Icon name="cart" />
          <span className="header-cart-word">{t('header.cart')}</span>
          <Place name="cart-count">
            <CartCount count={frame.cartCount} />
          </Place>
        </a>
      </div>
    </header>
  );
}
