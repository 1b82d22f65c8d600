import { ButtonLink } from '~/components/ui/button';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';

const COLOURS = ['#c9d2c0', '#e3b7a0', '#8fa6a8', '#d9c27e', '#b4532a', '#1f4d3f'];

export function EmptyCart() {
  const { t, href } = useText();
  return (
    <div className="cart-empty">
      <div className="cart-empty-colours" aria-hidden="true">
        {COLOURS.map((color) => (
          <Swatch key={color} color={color} />
        ))}
      </div>
      <h1>{t('cart.empty')}</h1>
      <p>{t('cart.emptyText')}</p>
      <p>
        <ButtonLink href={href('/')}>{t('cart.continueShopping')}</ButtonLink>
      </p>
    </div>
  );
}
