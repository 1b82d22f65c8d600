import type { ReactNode } from 'react';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Picture } from '~/components/ui/picture';
import { Price } from '~/components/ui/price';
import { Swatch } from '~/components/ui/swatch';
import { WishHeart } from '~/components/wish/wish-button';
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
  /** The very first picture of a page is loaded before all others. */
  loading?: 'lazy' | 'first';
  /** The list's `AddForm`; without it the card has no add button. */
  addForm: string;
  hasHeart?: boolean;
  /** The content at its end. */
  children?: ReactNode;
};

/**
 * An entry of a list: the shade first, the tin over its lower edge, then the texts. Lists are long,
 * so it has no element that is only for style. The heading's link covers the card. VAT and shipping
 * are stated once above the cards (decision 017): put `PricesNote` there.
 */
export function ProductCard({
  product,
  sizes = SIZES,
  level = 3,
  loading = 'lazy',
  addForm,
  hasHeart = false,
  children,
}: ProductCardProps) {
  const { t, href } = useText();
  const { color, picture, price } = product;
  const Heading = `h${level}` as const;
  const isSeveral = product.wished !== undefined && product.wished > 1;
  const wished = isSeveral && `${t('common.quantity')}: ${product.wished}`;
  return (
    <li className="card">
      {color && <Swatch color={color} className="card-shade" />}
      {picture && <Picture picture={picture} sizes={sizes} priority={loading === 'first'} />}
      <TagList tags={product.tags} />
      {price.reductionPercent > 0 && (
        <Badge tone="offer">{t('catalogue.reduction', { percent: price.reductionPercent })}</Badge>
      )}
      <Heading className="card-name">
        <a href={href(product.path)}>{product.name}</a>
      </Heading>
      <p className="card-facts">
        {[product.maker, product.size, wished].filter(Boolean).join(', ')}{' '}
        <CardRating rating={product.rating} />
      </p>
      <Price {...price} isBare />
      {product.hasPictograms && <HazardSign />}
      <CardState product={product} />
      {product.canAdd && <AddButton product={product} form={addForm} />}
      {hasHeart && <WishHeart variationId={product.variationId} name={product.name} />}
      {children}
    </li>
  );
}

/** One star and the numbers: twenty rows of five drawn stars would distract from the products. */
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
  const named = isSalable || waiting?.tone === 'grey' ? waiting : null;
  return (
    <p className={`card-state card-state-${named?.tone ?? 'grey'}`}>
      {named?.name || t('catalogue.notSalable')}
    </p>
  );
}

function AddButton({ product, form }: { product: ProductCardView; form: string }) {
  const { t } = useText();
  return (
    <Button
      className="card-action"
      variant="secondary"
      size="small"
      form={form}
      name="productId"
      value={product.variationId}
      aria-label={`${t('catalogue.addToCart')}: ${product.name}`}
    >
      {t('catalogue.addToCart')}
    </Button>
  );
}

/**
 * Shows that the page has a hazard pictogram; statements alone (EUH) are only on the page (L-40).
 */
function HazardSign() {
  const { t } = useText();
  return <span className="hazard-sign" role="img" aria-label={t('catalogue.hazards')} />;
}
