import { createHtmlCleaner } from './html-cleaner.server';

/** HTML of a description with only the allowed elements (headings, lists, tables, links). */
export const cleanHtml = createHtmlCleaner({
  tags: 'p br b strong i em ul ol li h2 h3 h4 a table thead tbody tr th td'.split(' '),
  attributes: ['href', 'start', 'colspan', 'rowspan', 'scope'],
});
