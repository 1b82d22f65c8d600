import { contentBlock } from '~/blocks/kit/define-block';
import { sampleTexts } from '~/blocks/kit/sample-texts';
import { hero } from './hero';
import type { Pattern } from './pattern';

export const heroWithShades: Pattern = {
  id: 'hero-shades',
  title: { de: 'Blickfang mit Farbtönen', en: 'Hero with shades' },
  suits: ({ shades }) => shades !== null,
  create: (context) => [
    hero(context),
    contentBlock('ColourPalette', context.uuid(), {
      text: sampleTexts[context.locale].palette,
      products: [],
      categoryId: String(context.goods.shades ?? ''),
    }),
  ],
};
