import { isbnOf } from '~/lib/isbn';
import { productPath } from '~/lib/product-path';
import type { ListProduct, SeoSettings } from '../../../shop-api';
import type { ProductItem } from './product-item';

/**
 * Search-engine facts of a product (§3). All variations of an item share one canonical path, that
 * of the item; paths are without locale prefix, `hreflang` gives their language.
 */
export function seoSettings(product: ListProduct, item: ProductItem): SeoSettings {
  const maker = item.manufacturer?.externalName || item.manufacturer?.name || '';
  const itemId = product.item.id;
  return {
    conditionOfItem: `https://schema.org/${item.condition}`,
    mappedAvailability: `https://schema.org/${availability(product, item)}`,
    brand: maker,
    manufacturer: item.manufacturer?.legalName || maker,
    gtin: item.gtin,
    gtin8: item.gtin.length === 8 ? item.gtin : '',
    gtin13: item.gtin.length === 13 ? item.gtin : '',
    isbn: isbnOf(item.gtin),
    mpn: item.mpn,
    priceValidUntil: product.prices.specialOffer?.validUntil?.slice(0, 10) ?? '',
    sku: product.variation.number,
    robots: 'ALL',
    forceRobotsValue: false,
    forcedCanonicalUrl: '',
    canonical: productPath(item.texts.urlPath, itemId, null),
    alternate: Object.entries(productLanguageUrls(item, itemId, null)).map(([hreflang, href]) => ({
      href,
      hreflang,
    })),
  };
}

function availability(product: ListProduct, item: ProductItem): string {
  if (!product.filter.isSalableAndActive) return 'OutOfStock';
  return item.isMadeToOrder ? 'MadeToOrder' : 'InStock';
}

/** Path of a product in each language and `x-default`, the German one. */
export function productLanguageUrls(
  { urlPaths }: ProductItem,
  itemId: number,
  variationId: number | null,
): Record<string, string> {
  const urls: Record<string, string> = {};
  if (urlPaths.de) urls.de = productPath(urlPaths.de, itemId, variationId);
  if (urlPaths.en) urls.en = productPath(urlPaths.en, itemId, variationId);
  const fallback = urls.de ?? urls.en;
  if (fallback) urls['x-default'] = fallback;
  return urls;
}
