import { below, cards, heading } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { categoryGridSchema } from './schema';

export const categoryGridDefinition = defineBlock({
  name: 'CategoryGrid',
  type: 'content',
  title: { de: 'Kategorien', en: 'Category Grid' },
  category: 'product-galleries',
  content: categoryGridSchema,
  draw: (box, block) => heading(box, block) + cards(below(box), 3, false),
  variations: [
    {
      id: 'category-grid',
      title: { de: 'Kategorien mit Bild', en: 'Categories with pictures' },
      create: (locale, uuid) =>
        contentBlock('CategoryGrid', uuid(), {
          text: blockSamples[locale].categories,
          categoryIds: [],
        }),
    },
  ],
});
