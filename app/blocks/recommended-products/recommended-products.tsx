import { CardList } from '~/components/product-card/card-list';
import type { ProductCardView } from '~/components/product-card/product-card-view';
import { PricesNote } from '~/components/ui/price';
import { useText } from '~/i18n/text';
import type { BlockProps } from '../kit/block-props';
import { BlockText } from '../kit/block-text';
import { useFieldMark } from '../kit/field-mark';
import { SliderArrow } from '../carousel/carousel';
import type { RecommendedProductsContent } from './schema';

/** A strip of products; without products in the category the block shows nothing. */
export function RecommendedProducts({
  content,
  data: products,
  isHeading,
}: BlockProps<RecommendedProductsContent, unknown, ProductCardView[]>) {
  const { t } = useText();
  const mark = useFieldMark();
  if (!products?.length) return null;
  const title = content.text?.title ?? '';
  return (
    <div
      className="gallery"
      role="group"
      aria-label={t('home.sliderLabel', { title })}
      data-slider
      {...mark('categoryId')}
    >
      <div className="gallery-head">
        <BlockText text={content.text} level={isHeading ? 1 : 2} />
        <PricesNote />
        <div className="gallery-arrows">
          <SliderArrow direction="back" />
          <SliderArrow direction="on" />
        </div>
      </div>
      <CardList className="gallery-strip" products={products} level={3} sizes="16rem" isStrip />
    </div>
  );
}
