import type { ReactNode } from 'react';

/** The props of a block's component. No component fetches; `data` comes from the page's loader. */
export type BlockProps<Content = unknown, Configuration = unknown, Data = unknown> = {
  uuid: string;
  /** The page of the blocks: `index`, or the id of a category. */
  page: string;
  /** For a structure block, its visible children. */
  content: Content;
  configuration: Configuration;
  data: Data | undefined;
  /** The index among its siblings. */
  position: number;
  /** True for the first block of the page, whose picture is fetched first. */
  isFirst: boolean;
  /** Is its title the h1 of the page? */
  isHeading: boolean;
  /** The rendered children of a structure block. */
  children: ReactNode[];
};
