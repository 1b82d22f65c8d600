import { contentBlock, structureBlock } from '../../app/blocks/kit/define-block';
import type { Block } from '../../app/services/shop-api';
import { HOME_TEXTS } from './texts';

/** The ranges whose goods the home page shows, by their keys in the file of categories. */
export const HOME_GALLERIES = ['wandfarben', 'sets'] as const;

/**
 * The home page of the demo shop: banner, colour card, text, gallery, image with text, gallery,
 * newsletter. Its uuids are fixed, so that both languages name the same blocks. `galleries` are the
 * ids of the categories above.
 */
export function homeBlocks(lang: 'de' | 'en', galleries: readonly [string, string]): Block[] {
  const texts = HOME_TEXTS[lang];
  const gallery = (index: 0 | 1) =>
    contentBlock('ProductRecommendedProducts', `home-gallery-${index + 1}`, {
      categoryId: galleries[index],
      text: texts.galleries[index],
    });
  return [
    structureBlock(
      'Carousel',
      'home-banner',
      texts.banners.map((banner, index) =>
        contentBlock('Banner', `home-banner-${index + 1}`, banner),
      ),
      { controls: { displayArrows: true, color: '' } },
    ),
    contentBlock('ColourFamilies', 'home-families', { text: texts.families }),
    contentBlock('TextCard', 'home-text', texts.textCard),
    gallery(0),
    structureBlock(
      'MultiGrid',
      'home-how-to',
      [
        contentBlock('Image', 'home-how-to-image', texts.image),
        contentBlock('TextCard', 'home-how-to-text', texts.imageText),
      ],
      { columnWidths: [6, 6] },
    ),
    gallery(1),
    contentBlock('NewsletterSubscribe', 'home-newsletter', texts.newsletter),
  ];
}
