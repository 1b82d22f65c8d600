import { below, cards, heading } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { recommendedProductsSchema } from './schema';

export const recommendedProductsDefinition = defineBlock({
  name: 'ProductRecommendedProducts',
  type: 'content',
  title: { de: 'Artikelgalerie', en: 'Product Gallery' },
  category: 'product-galleries',
  content: recommendedProductsSchema,
  draw: (box, block) => heading(box, block) + cards(below(box), 4, true),
  variations: [
    {
      id: 'product-gallery',
      title: { de: 'Artikel einer Kategorie', en: 'Products of a category' },
      create: (locale, uuid) =>
        contentBlock('ProductRecommendedProducts', uuid(), {
          categoryId: '',
          text: blockSamples[locale].gallery,
        }),
    },
  ],
});
