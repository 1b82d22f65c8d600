import type { ComponentType } from 'react';
import { Banner } from './banner/banner';
import type { BlockName, BlockProps } from './kit/block';
import { Carousel } from './carousel/carousel';
import { ColourFamilies } from './colour-families/colour-families';
import { ImageBlock } from './image/image';
import { MultiGrid } from './multi-grid/multi-grid';
import { NewsletterSubscribe } from './newsletter-subscribe/newsletter-subscribe';
import { RecommendedProducts } from './recommended-products/recommended-products';
import { TextCard } from './text-card/text-card';

/** Documents are checked against the schemas when they are saved; here any content is taken. */
// oxlint-disable-next-line typescript/no-explicit-any
export type BlockComponent = ComponentType<BlockProps<any, any, any>>;

/** The only registry in the shopper's pages: no schema, no form. */
export const blockComponents = {
  Carousel,
  Banner,
  MultiGrid,
  Image: ImageBlock,
  TextCard,
  ProductRecommendedProducts: RecommendedProducts,
  ColourFamilies,
  NewsletterSubscribe,
} satisfies Record<BlockName, BlockComponent>;
