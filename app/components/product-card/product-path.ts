type ProductAddress = { texts: { urlPath: string }; item: { id: number } };

/** `/{urlPath}_{itemId}`, with `_{variationId}` when the address names a variation (open point 1.3). */
export function productPath({ texts, item }: ProductAddress, variationId?: number): string {
  const base = `/${texts.urlPath.replace(/^\/+/, '')}_${item.id}`;
  return variationId === undefined ? base : `${base}_${variationId}`;
}

type ListedProduct = ProductAddress & {
  item: { salableVariationCount: number };
  variation: { id: number };
};

/** Lists name the variation only when there is exactly one to buy. */
export function listProductPath(product: ListedProduct): string {
  const isOnlyOne = product.item.salableVariationCount === 1;
  return productPath(product, isOnlyOne ? product.variation.id : undefined);
}
