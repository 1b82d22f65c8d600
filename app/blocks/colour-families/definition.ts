import { below, heading, shades } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { colourFamiliesSchema } from './schema';

export const colourFamiliesDefinition = defineBlock({
  name: 'ColourFamilies',
  type: 'content',
  title: { de: 'Farbfamilien', en: 'Colour Families' },
  category: 'product-galleries',
  content: colourFamiliesSchema,
  needs: 'colour-families',
  draw: (box, block) => heading(box, block) + shades(below(box), 6, 1),
  variations: [
    {
      id: 'colour-families',
      title: { de: 'Alle Farbfamilien', en: 'All colour families' },
      create: (locale, uuid) =>
        contentBlock('ColourFamilies', uuid(), { text: blockSamples[locale].families }),
    },
  ],
});
