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

/**
 * The shade first, the tin over its lower edge, then the words. The heading's link covers the card.
 * VAT and shipping are said once above the cards (decision 017): put `PricesNote` there.
 */
export function ProductCard({
  product,
  sizes = SIZES,
  level = 3,
  loading = 'lazy',
}: ProductCardProps) {
  const { t, href } = useText();
  const { color, picture, price } = product;
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
      <p className="card-facts">
        {product.maker && (
          <span className="card-maker">{product.size ? `${product.maker} · ` : product.maker}</span>
        )}
        {product.size} <CardRating rating={product.rating} />
      </p>
      <div className="card-end">
        <Price {...price} />
        {product.hasPictograms && <HazardSign />}
        <CardState product={product} />
        {product.canAdd && <AddForm product={product} />}
      </div>
    </article>
  );
}

/** One star and the figures: twenty rows of five drawn stars would outweigh the products. */
function CardRating({ rating }: Pick<ProductCardView, 'rating'>) {
  const { t, locale } = useText();
  if (!rating) return null;
  const value = decimal(rating.value, locale, 1);
  const spoken = `${t('common.rating', { value })}, ${t('common.ratingCount', { count: rating.count })}`;
  return (
    <span className="card-rating" role="img" aria-label={spoken}>
      {`${value} (${rating.count})`}
    </span>
  );
}

function CardState({ product: { isSalable, waiting } }: { product: ProductCardView }) {
  const { t } = useText();
  if (isSalable && !waiting) return null;
  return (
    <p className="card-state">
      {isSalable && waiting ? (
        <Badge tone={waiting.tone}>{waiting.name}</Badge>
      ) : (
        <Badge tone="grey">{t('catalogue.notSalable')}</Badge>
      )}
    </p>
  );
}

function AddForm({ product }: { product: ProductCardView }) {
  const { t } = useText();
  const { pathname, search } = useLocation();
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

/** Says that the page warns with a pictogram; statements alone (EUH) are read there (L-40). */
function HazardSign() {
  const { t } = useText();
  return (
    <svg className="hazard-sign" viewBox="0 0 20 20" role="img" aria-label={t('catalogue.hazards')}>
      <path d="M10 1.500L18.500 10 10 18.500 1.500 10zM10 6v5M10 13.600v.01" />
    </svg>
  );
}
