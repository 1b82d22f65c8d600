import { accordionDefinition } from './accordion/definition';
import { announcementBarDefinition } from './announcement-bar/definition';
import { bannerDefinition } from './banner/definition';
import type { BlockName } from './components';
import { carouselDefinition } from './carousel/definition';
import { categoryGridDefinition } from './category-grid/definition';
import { colourFamiliesDefinition } from './colour-families/definition';
import { colourPaletteDefinition } from './colour-palette/definition';
import type { BlockDefinition } from './kit/define-block';
import { imageDefinition } from './image/definition';
import { multiGridDefinition } from './multi-grid/definition';
import { newsletterSubscribeDefinition } from './newsletter-subscribe/definition';
import { recommendedProductsDefinition } from './recommended-products/definition';
import { tabDefinition, tabsDefinition } from './tabs/definition';
import { textCardDefinition } from './text-card/definition';
import { videoDefinition } from './video/definition';

/** The definitions of all blocks, for the server and the editor. */
export const blockDefinitions = {
  Carousel: carouselDefinition,
  Banner: bannerDefinition,
  MultiGrid: multiGridDefinition,
  Image: imageDefinition,
  TextCard: textCardDefinition,
  ProductRecommendedProducts: recommendedProductsDefinition,
  ColourFamilies: colourFamiliesDefinition,
  NewsletterSubscribe: newsletterSubscribeDefinition,
  Tabs: tabsDefinition,
  Tab: tabDefinition,
  AnnouncementBar: announcementBarDefinition,
  CategoryGrid: categoryGridDefinition,
  ColourPalette: colourPaletteDefinition,
  Accordion: accordionDefinition,
  Video: videoDefinition,
} satisfies Record<BlockName, BlockDefinition>;

const byName = new Map<string, BlockDefinition>(Object.entries(blockDefinitions));

/** The definition of a block name; undefined for a name unknown to this version. */
export function definitionOf(name: string): BlockDefinition | undefined {
  return byName.get(name);
}
