import {
  contentBlock,
  defineBlock,
  structureBlock,
  type BlockVariation,
} from '../kit/define-block';
import { sampleTexts, type BannerSample } from '../kit/sample-texts';
import { carouselConfigurationSchema } from './schema';

const CONTROLS = { controls: { displayArrows: true, color: '' } };

/** Three variations: text to the left, in the middle, to the right; two slides each. */
function variation(align: 'left' | 'center' | 'right'): BlockVariation {
  const aligned = (banner: BannerSample) => ({
    ...banner,
    text: { ...banner.text, align, textAlignment: align },
  });
  return {
    id: `image-banner-${align}`,
    create: (locale, uuid) =>
      structureBlock(
        'Carousel',
        uuid(),
        sampleTexts[locale].banners.map((banner) =>
          contentBlock('Banner', uuid(), aligned(banner)),
        ),
        CONTROLS,
      ),
  };
}

export const carouselDefinition = defineBlock({
  name: 'Carousel',
  type: 'structure',
  title: 'Image Banner',
  category: 'image-banner',
  configuration: carouselConfigurationSchema,
  children: { allowed: ['Banner'], min: 1, max: 10 },
  isOffered: true,
  variations: [variation('left'), variation('center'), variation('right')],
});
