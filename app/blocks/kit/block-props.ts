import type { ReactNode } from 'react';

/** What the component of a block gets. No component fetches; `data` comes from the page's loader. */
export type BlockProps<Content = unknown, Configuration = unknown, Data = unknown> = {
  uuid: string;
  /** Whose blocks they are: `index`, or the id of a category. */
  page: string;
  /** Of a structure block those of its blocks that are shown. */
  content: Content;
  configuration: Configuration;
  data: Data | undefined;
  /** Place among its siblings. */
  position: number;
  /** True for the first block of the page, whose picture is fetched first. */
  isFirst: boolean;
  /** Is its title the h1 of the page? */
  isHeading: boolean;
  /** The rendered children of a structure block. */
  children: ReactNode[];
};
