import { ProductCard } from '~/components/product-card/product-card';
import type { ProductCardView } from '~/components/product-card/product-card-view';

/** As many cards as fit the first screen on a wide page. */
const FIRST_ROW = 4;

export function ProductGrid({ cards }: { cards: readonly ProductCardView[] }) {
  return (
    <ul className="product-grid" id="products">
      {cards.map((card, index) => (
        <li key={card.variationId}>
          <ProductCard product={card} level={2} loading={loadingOf(index)} />
        </li>
      ))}
    </ul>
  );
}

function loadingOf(index: number) {
  if (index === 0) return 'first';
  return index < FIRST_ROW ? 'eager' : 'lazy';
}
