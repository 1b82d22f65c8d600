import { useText } from '~/i18n/text';

/** The number of pieces in the cart; the script of the shop pages updates it. */
export function CartCount({ count }: { count: number }) {
  const { t } = useText();
  return (
    <span
      className="header-cart-count"
      data-cart-count={count}
      role="img"
      aria-label={t('header.cartCount', { count })}
    >
      {count}
    </span>
  );
}
