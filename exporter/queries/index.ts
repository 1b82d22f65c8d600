import { bundles, images, relations, reviews, synonyms } from './around-goods';
import { categories } from './categories';
import { coupons, giftCards } from './codes';
import { manufacturers, responsiblePersons } from './companies';
import { attributes, properties, shades, tags } from './features';
import { items } from './items';
import { priceHistory, variations } from './variations';

/**
 * The query for each kind of file of the importer, by its name, with the importer's columns. Rows
 * are in the order in which they were added, which an import into an empty shop preserves.
 */
export const QUERIES: Readonly<Record<string, string>> = {
  categories,
  manufacturers,
  'responsible persons': responsiblePersons,
  shades,
  attributes,
  properties,
  tags,
  items,
  variations,
  images,
  bundles,
  relations,
  reviews,
  coupons,
  'gift-cards': giftCards,
  synonyms,
  'price history': priceHistory,
};
