import { PersonalSlot } from '~/components/personal/personal-slot';
import { Icon, Outline } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import { CartCount } from './cart-count';
import { CategoryMenu } from './category-menu';
import { LanguageSwitcher } from './language-switcher';
import type { FrameView } from './load-frame.server';
import { Logo } from './logo';
import { WishCount } from './wish-count';

const HEART =
  'M12 20C7 16 3.500 12.800 3.500 9A4.300 4.300 0 0 1 12 7.200 4.300 4.300 0 0 1 20.500 9C20.500 12.800 17 16 12 20z';
const PERSON =
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.500 20c.6-3.600 3.600-5.500 7.500-5.500s6.900 1.900 7.500 5.500';

type HeaderProps = {
  frame: FrameView;
  /** Above a page that is being edited, which has its own way to the other language (§2). */
  isEdited?: boolean;
};

export function Header({ frame, isEdited = false }: HeaderProps) {
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
          <input
            className="input"
            id="header-search"
            aria-label={t('header.searchLabel')}
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
        <LanguageSwitcher path={frame.path} disabled={isEdited} />
        <div className="header-own">
          <a className="header-wish" href={href('/wishlist')}>
            <Outline path={HEART} />
            {t('header.wishlist')}{' '}
            <PersonalSlot name="wish-count">
              <WishCount count={frame.wished.length} />
            </PersonalSlot>
          </a>{' '}
          <a className="header-account" href={href('/my-account')}>
            <Outline path={PERSON} />
            {t('header.account')}
          </a>{' '}
          <a className="header-cart" href={href('/cart')}>
            <Icon name="cart" />
            <span className="header-cart-word">{t('header.cart')}</span>{' '}
            <PersonalSlot name="cart-count">
              <CartCount count={frame.cartCount} />
            </PersonalSlot>
          </a>
        </div>
      </div>
    </header>
  );
}
