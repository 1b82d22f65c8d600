import { useText } from '~/i18n/text';

/** How many pieces lie in the cart; the script of the shop pages writes it anew. */
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
