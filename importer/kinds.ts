import type { Kind } from './kit/kind';
import { attributes } from './kinds/attributes';
import { bundles } from './kinds/bundles';
import { categories } from './kinds/categories';
import { manufacturers, responsiblePersons } from './kinds/companies';
import { coupons } from './kinds/coupons';
import { giftCards } from './kinds/gift-cards';
import { images } from './kinds/images';
import { items } from './kinds/items';
import { priceHistory } from './kinds/price-history';
import { properties } from './kinds/properties';
import { relations } from './kinds/relations';
import { reviews } from './kinds/reviews';
import { shades } from './kinds/shades';
import { synonyms } from './kinds/synonyms';
import { tags } from './kinds/tags';
import { variations } from './kinds/variations';

/** Every kind of file, in the order of writing: a kind comes after those it refers to. */
export const KINDS: readonly Kind[] = [
  categories,
  manufacturers,
  responsiblePersons,
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
  giftCards,
  synonyms,
  priceHistory,
];

/**
 * Returns the kind of a file by the columns of its header; of two that match, the one with more
 * required columns. None if another kind knows more of the columns, because then one of its
 * required columns is missing.
 */
export function recogniseKind(header: string[]): Kind | undefined {
  const found = KINDS.filter((kind) => kind.signature.every((column) => header.includes(column)))
    .toSorted((a, b) => b.signature.length - a.signature.length)
    .at(0);
  const known = ({ columns }: Kind) => header.filter((column) => column in columns.shape).length;
  if (!found || (found === variations && mayBePictures(header))) return undefined;
  return KINDS.every((kind) => known(kind) <= known(found)) ? found : undefined;
}

/** Read as variations, each line would set a variation's position to that of its picture. */
function mayBePictures(header: string[]): boolean {
  const needed = images.signature.filter((column) => column !== 'file');
  return (
    !header.includes('file') &&
    needed.every((column) => header.includes(column)) &&
    header.every(
      (column) => column in images.columns.shape || !(column in variations.columns.shape),
    )
  );
}

/** Describes the columns that a file lacks for the kind it resembles most, if any. */
export function missingColumns(header: string[]): string | undefined {
  const known = ({ columns }: Kind) => header.filter((column) => column in columns.shape).length;
  const nearest = KINDS.filter(
    (kind) => known(kind) > 1 && kind.signature.some((column) => !header.includes(column)),
  )
    .toSorted((a, b) => known(b) - known(a))
    .at(0);
  if (!nearest) return undefined;
  const missing = nearest.signature.filter((column) => !header.includes(column));
  return `as a file of ${nearest.name} it lacks ${missing.join(', ')}`;
}
