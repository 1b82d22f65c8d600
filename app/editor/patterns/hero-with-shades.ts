import { contentBlock } from '~/blocks/kit/define-block';
import { blockSamples } from '~/blocks/kit/samples';
import { hero } from './hero';
import type { Pattern } from './pattern';

export const heroWithShades: Pattern = {
  id: 'hero-shades',
  title: { de: 'Blickfang mit Farbtönen', en: 'Hero with shades' },
  suits: ({ shades }) => shades !== null,
  create: (context) => [
    hero(context),
    contentBlock('ColourPalette', context.uuid(), {
      text: blockSamples[context.locale].palette,
      products: [],
      categoryId: String(context.goods.shades ?? ''),
    }),
  ],
};
