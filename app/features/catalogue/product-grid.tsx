import { ProductCard } from '~/components/product-card/product-card';
import type { ProductCardView } from '~/components/product-card/product-card-view';

/** Only the first picture is fetched at once: more of them would hold back the style sheet. */
export function ProductGrid({ cards }: { cards: readonly ProductCardView[] }) {
  return (
    <ul className="product-grid" id="products">
      {cards.map((card, index) => (
        <li key={card.variationId}>
          <ProductCard product={card} level={2} loading={index === 0 ? 'first' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}
