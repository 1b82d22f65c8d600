import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { recommendedProductsSchema } from './schema';

export const recommendedProductsDefinition = defineBlock({
  name: 'ProductRecommendedProducts',
  type: 'content',
  title: 'Product Gallery',
  category: 'product-galleries',
  content: recommendedProductsSchema,
  isOffered: true,
  variations: [
    {
      id: 'product-gallery',
      create: (locale, uuid) =>
        contentBlock('ProductRecommendedProducts', uuid(), {
          categoryId: '',
          text: sampleTexts[locale].gallery,
        }),
    },
  ],
});
