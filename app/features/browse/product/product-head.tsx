import { Rating } from '~/components/ui/rating';
import { Swatch } from '~/components/ui/swatch';
import { TagList } from '~/components/product-card/tag-list';
import { useText } from '~/i18n/text';
import type { ProductView } from './product-view';

/** Manufacturer, name, rating, and the shade if there is no choice of shades. */
export function ProductHead({ product }: { product: ProductView }) {
  const { t } = useText();
  const { maker, rating, shade, shades } = product;
  return (
    <header className="product-head">
      <TagList tags={product.tags} />
      {maker && <p className="product-maker">{maker}</p>}
      <h1>{product.name}</h1>
      {rating && (
        <a className="product-rating" href="#reviews">
          <Rating {...rating} />
        </a>
      )}
      {shade && shades.length < 2 && (
        <p className="product-shade">
          <Swatch color={shade.color} />
          <span>
            {t('product.shade')}: <strong>{shade.name}</strong> {shade.number}
          </span>
        </p>
      )}
      {product.shortDescription && <p>{product.shortDescription}</p>}
    </header>
  );
}
