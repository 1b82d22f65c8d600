import { below, heading, shades } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { colourPaletteSchema } from './schema';

export const colourPaletteDefinition = defineBlock({
  name: 'ColourPalette',
  type: 'content',
  title: { de: 'Farbpalette', en: 'Colour Palette' },
  category: 'product-galleries',
  content: colourPaletteSchema,
  needs: 'shades',
  draw: (box, block) => heading(box, block) + shades(below(box), 8, 2),
  variations: [
    {
      id: 'colour-palette',
      title: { de: 'Farbtöne in einer Reihe', en: 'Shades in a row' },
      create: (locale, uuid) =>
        contentBlock('ColourPalette', uuid(), {
          text: blockSamples[locale].palette,
          products: [],
          categoryId: '',
        }),
    },
  ],
});
