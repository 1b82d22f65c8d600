type ProductAddress = { texts: { urlPath: string }; item: { id: number } };

type ListedProduct = ProductAddress & {
  item: { salableVariationCount: number };
  variation: { id: number };
};

/** `/{urlPath}_{itemId}` or `/{urlPath}_{itemId}_{variationId}` (§2). */
export function productPath(urlPath: string, itemId: number, variationId: number | null): string {
  return withVariation(`/${urlPath.replace(/^\/+/, '')}_${itemId}`, variationId);
}

/** The address of goods at one of their variations; as it is where none is named. */
export function withVariation(path: string, variationId: number | null): string {
  return variationId === null ? path : `${path}_${variationId}`;
}

/** The address of goods; with the variation when it names one (open point 1.3). */
export function pathOfProduct({ texts, item }: ProductAddress, variationId?: number): string {
  return productPath(texts.urlPath, item.id, variationId ?? null);
}

/** Lists name the variation only when there is exactly one to buy. */
export function listProductPath(product: ListedProduct): string {
  const isOnlyOne = product.item.salableVariationCount === 1;
  return pathOfProduct(product, isOnlyOne ? product.variation.id : undefined);
}

/**
 * `/p/{variationId}/{slug}`: the link shape of lists and orders, whose slug is the last part of the
 * product's path (§2).
 */
export function productLink(variationId: number, urlPath: string): string {
  return `/p/${variationId}/${urlPath.split('/').at(-1)}`;
}

/** The same for goods at an address that names one of their variations; any other address is itself. */
export function productLinkOf(path: string): string {
  const [, urlPath, variationId] = /^\/(.*)_\d+_(\d+)$/.exec(path) ?? [];
  return urlPath ? productLink(Number(variationId), urlPath) : path;
}
