import type { Language } from '../shop-api';

/** The blocks of a page in one language. Identifier `index` is the home page (type immutable). */
export type PageKey = {
  identifier: 'index' | number;
  type: 'immutable' | 'category' | 'product';
  lang: Language;
};
