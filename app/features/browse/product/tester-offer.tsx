import { useLocation } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { Price } from '~/components/ui/price';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import type { ProductView } from './product-view';

/** Offers a small jar of the page's shade, to try it on the wall first. */
export function TesterOffer({ product: { tester, shade } }: { product: ProductView }) {
  const { t, href } = useText();
  const { pathname, search } = useLocation();
  if (!tester || !shade) return null;
  const path = href(tester.path);
  return (
    <form
      className="tester"
      method="post"
      action="/api/cart"
      data-enhance="cart"
      aria-labelledby="tester-name"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={tester.variationId} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <Swatch color={shade.color} />
      <div className="tester-text">
        <p className="tester-first">{t('product.tester.first')}</p>
        <p id="tester-name">
          <a href={path}>{tester.name}</a> {shade.name} {shade.number}
        </p>
        <Price price={tester.price} basePrice={tester.basePrice} />
      </div>
      <Button variant="secondary">{t('product.tester.add')}</Button>
    </form>
  );
}
