import { CardList } from '~/components/product-card/card-list';
import type { ProductCardView } from '~/components/product-card/product-card-view';
import { PricesNote } from '~/components/ui/price';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';

type RelatedProductsProps = { title: TextKey; products: readonly ProductCardView[] };

export function RelatedProducts({ title, products }: RelatedProductsProps) {
  const { t } = useText();
  if (products.length === 0) return null;
  return (
    <section className="related">
      <h2>{t(title)}</h2>
      <PricesNote />
      <CardList className="product-grid" products={products} level={3} />
    </section>
  );
}
