import { useId } from 'react';
import { useLocation } from '@remix-run/react';
import { FirstScreenEnd } from '~/styles/first-screen-end';
import { ProductCard } from './product-card';
import type { ProductCardView } from './product-card-view';

type CardListProps = {
  products: readonly ProductCardView[];
  className: string;
  level: 2 | 3;
  id?: string;
  /** As in the sizes attribute of the pictures. */
  sizes?: string;
  /** The first picture is the page's largest: it is fetched immediately and before all others. */
  hasFirstPicture?: boolean;
  /** Arrows may scroll the list. */
  isStrip?: boolean;
};

const PER_ROW_OF_A_PHONE = 2;

/** Product cards, and the one form that adds any of them to the cart. */
export function CardList({
  products,
  className,
  level,
  id,
  sizes,
  hasFirstPicture = false,
  isStrip = false,
}: CardListProps) {
  const form = useId();
  const firstRowEnd = Math.min(PER_ROW_OF_A_PHONE, products.length) - 1;
  return (
    <>
      {products.some(({ canAdd }) => canAdd) && <AddForm id={form} />}
      <ul className={className} id={id} data-strip={isStrip ? '' : undefined}>
        {products.map((product, index) => (
          <ProductCard
            key={product.variationId}
            product={product}
            level={level}
            {...(sizes && { sizes })}
            loading={hasFirstPicture && index === 0 ? 'first' : 'lazy'}
            addForm={form}
            hasHeart={!isStrip}
          >
            {hasFirstPicture && index === firstRowEnd && <FirstScreenEnd />}
          </ProductCard>
        ))}
      </ul>
    </>
  );
}

/** Each card's button names its goods; the fields that all of them send stand here once. */
function AddForm({ id }: { id: string }) {
  const { pathname, search } = useLocation();
  return (
    <form id={id} method="post" action="/api/cart" data-enhance="cart" hidden>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="redirectTo" value={pathname + search} />
    </form>
  );
}
