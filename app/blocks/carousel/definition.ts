import { dots, held } from '../kit/drawing';
import {
  contentBlock,
  defineBlock,
  structureBlock,
  type BlockVariation,
  type Title,
} from '../kit/define-block';
import { blockSamples, type BannerSample } from '../kit/samples';
import { carouselConfigurationSchema } from './schema';

const CONTROLS = { controls: { displayArrows: true, color: '' } };

/** Three variations: text on the left, in the middle, on the right; two slides each. */
function variation(align: 'left' | 'center' | 'right', title: Title): BlockVariation {
  const aligned = (banner: BannerSample) => ({
    ...banner,
    text: { ...banner.text, align, textAlignment: align },
  });
  return {
    id: `image-banner-${align}`,
    title,
    create: (locale, uuid) =>
      structureBlock(
        'Carousel',
        uuid(),
        blockSamples[locale].banners.map((banner) =>
          contentBlock('Banner', uuid(), aligned(banner)),
        ),
        CONTROLS,
      ),
  };
}

export const carouselDefinition = defineBlock({
  name: 'Carousel',
  type: 'structure',
  title: { de: 'Bildbanner', en: 'Image Banner' },
  category: 'image-banner',
  configuration: carouselConfigurationSchema,
  children: { allowed: ['Banner'], min: 1, max: 10 },
  draw: ({ x, y, width, height }, block, draw) =>
    held(block)
      .slice(0, 1)
      .map((banner) => draw({ x, y, width, height: height - 14 }, banner))
      .join('') + dots(x + width / 2, y + height - 4, held(block).length),
  variations: [
    variation('left', { de: 'Text links', en: 'Text on the left' }),
    variation('center', { de: 'Text in der Mitte', en: 'Text in the middle' }),
    variation('right', { de: 'Text rechts', en: 'Text on the right' }),
  ],
});
