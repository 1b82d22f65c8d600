import type { Locale } from '~/i18n/locales';
import type { Block } from '~/services/shop-api';
import { contentBlock, structureBlock } from './define-block';
import { sampleTexts } from './sample-texts';

/**
 * The home page as long as none was saved (§7): banner, text, gallery, image with text, gallery,
 * newsletter. Its uuids are fixed, so that both languages and every request name the same blocks.
 * `galleries` are the ids of the two categories whose products are shown.
 */
export function defaultHome(locale: Locale, galleries: readonly [string, string]): Block[] {
  const sample = sampleTexts[locale];
  const gallery = (index: 0 | 1) =>
    contentBlock('ProductRecommendedProducts', `home-gallery-${index + 1}`, {
      categoryId: galleries[index],
      text: sample.galleries[index],
    });
  return [
    structureBlock(
      'Carousel',
      'home-banner',
      sample.banners.map((banner, index) =>
        contentBlock('Banner', `home-banner-${index + 1}`, banner),
      ),
      { controls: { displayArrows: true, color: '' } },
    ),
    contentBlock('TextCard', 'home-text', sample.textCard),
    gallery(0),
    structureBlock(
      'MultiGrid',
      'home-how-to',
      [
        contentBlock('Image', 'home-how-to-image', { ...sample.image, imageAlignment: 'left' }),
        contentBlock('TextCard', 'home-how-to-text', sample.imageText),
      ],
      { columnWidths: [6, 6] },
    ),
    gallery(1),
    contentBlock('NewsletterSubscribe', 'home-newsletter', sample.newsletter),
  ];
}
