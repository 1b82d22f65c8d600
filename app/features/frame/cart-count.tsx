import { useText } from '~/i18n/text';

/** How many pieces lie in the cart; the script of the shop pages writes it anew. */
export function CartCount({ count }: { count: number }) {
  const { t } = useText();
  return (
    <span className="header-cart-count" data-cart-count={count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('header.cartCount', { count })}</span>
    </span>
  );
}
