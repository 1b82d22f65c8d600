import { colourFamilies } from '~/blocks/colour-families/data.server';
import { contentBlock } from '~/blocks/kit/define-block';
import { blockSamples } from '~/blocks/kit/samples';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { Block, CategoryTreeItem } from '~/services/shop-api';

const GALLERIES = 3;
const WAYS = 6;

/**
 * The home page while none is stored (§7), from the shop's data: its name, its colour card if it
 * has colours, otherwise links to its ranges if there are several, and the goods of the first ones.
 * Ranges without goods are left out, and those of one colour, because the colour card shows these.
 * A shop without goods shows a message.
 */
export function defaultHome(
  shopName: string,
  tree: readonly CategoryTreeItem[],
  locale: Locale,
): Block[] {
  const withGoods = tree.filter(hasGoods);
  const ranges = withGoods.filter(
    ({ color, children }) => color === null && !children.some((child) => child.color !== null),
  );
  const { t } = translatorFor(locale);
  const htmlDescription = withGoods.length > 0 ? '' : `<p>${t('catalogue.noGoods')}</p>`;
  return [
    contentBlock('TextCard', 'home-name', {
      text: { title: shopName, htmlDescription, textAlignment: 'center' },
    }),
    ...waysIntoShop(tree, locale),
    ...ranges.slice(0, GALLERIES).map(({ id, name }, at) =>
      contentBlock('ProductRecommendedProducts', `home-gallery-${at + 1}`, {
        categoryId: String(id),
        text: { title: name, textAlignment: 'left' },
      }),
    ),
  ];
}

/** One row of them; none for a single range, whose goods stand below. */
function waysIntoShop(tree: readonly CategoryTreeItem[], locale: Locale): Block[] {
  const { families, categories } = blockSamples[locale];
  if (colourFamilies(tree).length > 0)
    return [contentBlock('ColourFamilies', 'home-families', { text: families })];
  const ranges = tree.filter(hasGoods);
  if (ranges.length < 2) return [];
  const categoryIds = ranges.slice(0, WAYS).map(({ id }) => String(id));
  return [contentBlock('CategoryGrid', 'home-ranges', { text: categories, categoryIds })];
}

function hasGoods({ type, itemCount }: CategoryTreeItem): boolean {
  return type === 'item' && itemCount > 0;
}
