import { below, heading, shades } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { colourPaletteSchema } from './schema';

export const colourPaletteDefinition = defineBlock({
  name: 'ColourPalette',
  type: 'content',
  title: { de: 'Farbpalette', en: 'Colour Palette' },
  category: 'product-galleries',
  content: colourPaletteSchema,
  draw: (box, block) => heading(box, block) + shades(below(box), 8, 2),
  variations: [
    {
      id: 'colour-palette',
      title: { de: 'Farbtöne in einer Reihe', en: 'Shades in a row' },
      create: (locale, uuid) =>
        contentBlock('ColourPalette', uuid(), {
          text: sampleTexts[locale].palette,
          products: [],
          categoryId: '',
        }),
    },
  ],
});
