import type { llms as German } from '../de/llms';

/** Information for language models (llms.txt). */
export const llms = {
  markdown: 'Each public page answers “Accept: text/markdown” with what it says as Markdown.',
  prices:
    'Prices are in euros and include VAT. What pages, product feed and structured data say comes from the same tables.',
  categories: 'Products',
  items_one: '{count} product',
  items_other: '{count} products',
  service: 'Service and legal',
  search: 'Search',
  searchHow: 'with ?term= and the word that is looked for',
  data: 'Data',
  feed: 'Product feed',
  feedAbout: 'all products with price, unit price, availability and delivery costs',
  sitemap: 'Sitemap',
} satisfies typeof German;
