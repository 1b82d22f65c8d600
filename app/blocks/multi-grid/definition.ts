import { columns, held, widthsOf } from '../kit/drawing';
import {
  contentBlock,
  defineBlock,
  structureBlock,
  type BlockVariation,
  type Title,
} from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { columnsOf } from './columns-of';
import { multiGridConfigurationSchema } from './schema';

function variation(imageSide: 'left' | 'right', title: Title): BlockVariation {
  return {
    id: `image-${imageSide}`,
    title,
    create: (locale, uuid) => {
      const { image, imageText } = blockSamples[locale];
      const gridId = uuid();
      const picture = contentBlock('Image', uuid(), image);
      const text = contentBlock('TextCard', uuid(), imageText);
      const children = imageSide === 'left' ? [picture, text] : [text, picture];
      return structureBlock('MultiGrid', gridId, children, { columnWidths: [6, 6] });
    },
  };
}

export const multiGridDefinition = defineBlock({
  name: 'MultiGrid',
  type: 'structure',
  title: { de: 'Bild und Text', en: 'Image + Text' },
  category: 'image-with-text',
  configuration: multiGridConfigurationSchema,
  children: {
    allowed: ['Image', 'TextCard', 'ProductRecommendedProducts', 'NewsletterSubscribe'],
    min: 1,
    max: 4,
  },
  draw: (box, block, draw) => {
    const placed = columnsOf(held(block), widthsOf(block));
    const widths = placed.map(({ width }) => width);
    return columns(
      box,
      placed.map((column) => column.block),
      { widths, draw },
    ).join('');
  },
  variations: [
    variation('right', { de: 'Bild rechts', en: 'Image on the right' }),
    variation('left', { de: 'Bild links', en: 'Image on the left' }),
  ],
});
