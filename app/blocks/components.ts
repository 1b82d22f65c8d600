import type { ComponentType } from 'react';
import { Accordion } from './accordion/accordion';
import { AnnouncementBar } from './announcement-bar/announcement-bar';
import { Banner } from './banner/banner';
import type { BlockProps } from './kit/block-props';
import { Carousel } from './carousel/carousel';
import { CategoryGrid } from './category-grid/category-grid';
import { ColourFamilies } from './colour-families/colour-families';
import { ColourPalette } from './colour-palette/colour-palette';
import { ImageBlock } from './image/image';
import { MultiGrid } from './multi-grid/multi-grid';
import { NewsletterSubscribe } from './newsletter-subscribe/newsletter-subscribe';
import { RecommendedProducts } from './recommended-products/recommended-products';
import { Tab, Tabs } from './tabs/tabs';
import { TextCard } from './text-card/text-card';
import { Video } from './video/video';

/** Documents are checked against the schemas when they are saved; here any content is accepted. */
// oxlint-disable-next-line typescript/no-explicit-any
export type BlockComponent = ComponentType<BlockProps<any, any, any>>;

/** The only registry in the shopper's pages: no schema, no form. First the blocks of §3. */
export const blockComponents = {
  Carousel,
  Banner,
  MultiGrid,
  Image: ImageBlock,
  TextCard,
  ProductRecommendedProducts: RecommendedProducts,
  ColourFamilies,
  NewsletterSubscribe,
  Tabs,
  Tab,
  AnnouncementBar,
  CategoryGrid,
  ColourPalette,
  Accordion,
  Video,
} satisfies Record<string, BlockComponent>;

export type BlockName = keyof typeof blockComponents;

export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockComponents, name);
}
