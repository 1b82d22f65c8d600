type ProductAddress = { texts: { urlPath: string }; item: { id: number } };

type ListedProduct = ProductAddress & { variation: { id: number } };

/** `/{urlPath}_{itemId}` or `/{urlPath}_{itemId}_{variationId}` (§2). */
export function productPath(urlPath: string, itemId: number, variationId: number | null): string {
  return withVariation(`/${urlPath.replace(/^\/+/, '')}_${itemId}`, variationId);
}

/** The address of goods with one of their variations; unchanged without one. */
export function withVariation(path: string, variationId: number | null): string {
  return variationId === null ? path : `${path}_${variationId}`;
}

/** The address of goods; with a variation if given (open point 1.3). */
export function pathOfProduct({ texts, item }: ProductAddress, variationId?: number): string {
  return productPath(texts.urlPath, item.id, variationId ?? null);
}

/**
 * `/p/{variationId}/{slug}`: the form of links in lists and orders, whose slug is the last part of
 * the product's path (§2).
 */
export function productLink(variationId: number, urlPath: string): string {
  return `/p/${variationId}/${urlPath.split('/').at(-1)}`;
}

/** The link of goods in a list, to the variation that the list shows. */
export function listProductLink({ texts, variation }: ListedProduct): string {
  return productLink(variation.id, texts.urlPath);
}

/** The same for an address of goods with a variation; any other address is unchanged. */
export function productLinkOf(path: string): string {
  const [, urlPath, variationId] = /^\/(.*)_\d+_(\d+)$/.exec(path) ?? [];
  return urlPath ? productLink(Number(variationId), urlPath) : path;
}
