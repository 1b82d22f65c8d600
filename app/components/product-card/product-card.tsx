import { useLocation } from '@remix-run/react';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Picture } from '~/components/ui/picture';
import { Price } from '~/components/ui/price';
import { Swatch } from '~/components/ui/swatch';
import { decimal } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { ProductCardView } from './product-card-view';
import { TagList } from './tag-list';

const SIZES = '(min-width:64rem) 18rem, 50vw';

type ProductCardProps = {
  product: ProductCardView;
  /** As in the sizes attribute of the picture. */
  sizes?: string;
  level?: 2 | 3;
  /** Pictures of the first row are loaded at once, the very first before all others. */
  loading?: 'lazy' | 'eager' | 'first';
};

/** The shade first, the tin over its lower edge, then the words. The heading's link covers the card. */
export function ProductCard({
  product,
  sizes = SIZES,
  level = 3,
  loading = 'lazy',
}: ProductCardProps) {
  const { t, href } = useText();
  const { color, picture, price, availability } = product;
  const Heading = `h${level}` as const;
  return (
    <article className="card" data-variation={product.variationId}>
      <div className="card-stage">
        {color && <Swatch color={color} className="card-shade" />}
        {picture && (
          <Picture
            picture={picture}
            sizes={sizes}
            priority={loading === 'first'}
            eager={loading !== 'lazy'}
          />
        )}
        <TagList tags={product.tags} />
        {price.reductionPercent > 0 && (
          <Badge tone="offer">
            {t('catalogue.reduction', { percent: price.reductionPercent })}
          </Badge>
        )}
      </div>
      <Heading className="card-name">
        <a href={href(product.path)}>{product.name}</a>
      </Heading>
      <p className="card-facts">{[product.maker, product.size].filter(Boolean).join(' · ')}</p>
      <CardRating rating={product.rating} />
      <div className="card-end">
        <Price {...price} withNote />
        <p className="card-state">
          {product.isSalable ? (
            <Badge tone={availability.tone}>{availability.name}</Badge>
          ) : (
            <Badge tone="grey">{t('catalogue.notSalable')}</Badge>
          )}
        </p>
        <CardAction product={product} />
      </div>
    </article>
  );
}

/** One star and the figures: twenty rows of five drawn stars would outweigh the products. */
function CardRating({ rating }: Pick<ProductCardView, 'rating'>) {
  const { t, locale } = useText();
  if (!rating) return null;
  const value = decimal(rating.value, locale, 1);
  return (
    <p className="card-rating">
      <span aria-hidden="true">
        <b>★</b> {value} ({rating.count})
      </span>
      <span className="visually-hidden">
        {t('common.rating', { value })}, {t('common.ratingCount', { count: rating.count })}
      </span>
    </p>
  );
}

function CardAction({ product }: { product: ProductCardView }) {
  const { t } = useText();
  const { pathname, search } = useLocation();
  if (!product.canAdd) return <CardHint product={product} />;
  return (
    <form className="card-action" method="post" action="/api/cart" data-enhance="cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.variationId} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <Button
        variant="secondary"
        size="small"
        aria-label={`${t('catalogue.addToCart')}: ${product.name}`}
      >
        {t('catalogue.addToCart')}
      </Button>
    </form>
  );
}

/** The heading's link leads on already; this line says why there is no button (L-40). */
function CardHint({ product }: { product: ProductCardView }) {
  const { t } = useText();
  return (
    <p className="card-action card-hint">
      {product.hasHazards && (
        <svg
          className="hazard-sign"
          viewBox="0 0 20 20"
          role="img"
          aria-label={t('catalogue.hazards')}
        >
          <path d="M10 1.500L18.500 10 10 18.500 1.500 10z" />
          <path d="M10 6v5M10 13.600v.01" />
        </svg>
      )}
      {t('catalogue.toProduct')}
    </p>
  );
}
