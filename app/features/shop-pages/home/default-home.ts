import { contentBlock } from '~/blocks/kit/define-block';
import { blockSamples } from '~/blocks/kit/samples';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { Block, CategoryTreeItem } from '~/services/shop-api';

const GALLERIES = 3;

/**
 * The home page as long as none is stored (§7): the name of the shop, its colour card and the goods
 * of its first ranges, all from its data. Ranges without goods are left out, and those of one colour,
 * since the colour card shows these. A shop without goods says so.
 */
export function defaultHome(
  shopName: string,
  tree: readonly CategoryTreeItem[],
  locale: Locale,
): Block[] {
  const withGoods = tree.filter(({ type, itemCount }) => type === 'item' && itemCount > 0);
  const ranges = withGoods.filter(
    ({ color, children }) => color === null && !children.some((child) => child.color !== null),
  );
  const { t } = translatorFor(locale);
  const htmlDescription = withGoods.length > 0 ? '' : `<p>${t('catalogue.noGoods')}</p>`;
  return [
    contentBlock('TextCard', 'home-name', {
      text: { title: shopName, htmlDescription, textAlignment: 'center' },
    }),
    contentBlock('ColourFamilies', 'home-families', { text: blockSamples[locale].families }),
    ...ranges.slice(0, GALLERIES).map(({ id, name }, at) =>
      contentBlock('ProductRecommendedProducts', `home-gallery-${at + 1}`, {
        categoryId: String(id),
        text: { title: name, textAlignment: 'left' },
      }),
    ),
  ];
}
