import type { Language, ListProduct } from '../../../shop-api';
import { sizeName } from './size-name';

/** Attribute values and size as one line, e.g. "Salbei, 2,5 l". */
export function variationName(product: ListProduct, lang: Language): string {
  const values = product.attributes.map((attribute) => attribute.value);
  const { content, unitOfMeasurement, names } = product.unit;
  const isSinglePiece = unitOfMeasurement === 'C62' && content === 1;
  const size = sizeName(lang, content * 1000, names.name);
  const isNamed = values.some((value) => spaceless(value) === spaceless(size));
  return [...values, ...(isSinglePiece || isNamed ? [] : [size])].join(', ');
}

function spaceless(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}
