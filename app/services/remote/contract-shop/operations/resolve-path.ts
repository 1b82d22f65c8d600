import { trimSlashes } from '~/lib/trim-slashes';
import { goodsPaths, linkedGoods, type GoodsPath } from '~/services/shop-api/goods-path';
import { productPath } from '~/lib/product-path';
import { isShopError, type ResolvedPath } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { allOf } from '../entities/category-tree';
import { wireFacetSchema } from '../entities/facet';
import { toTexts } from '../entities/list-product';
import { nullIfNotFound } from '../null-if-not-found';
import { readAnswer } from '../read-answer';
import { readTree } from './category-tree';
import { askForProduct, readGoods } from './products';

/** The status for content that the upstream shop shows only to logged-in customers. */
const FOR_CUSTOMERS = 401;

/**
 * The page of a path. The contract has no such operation: goods are found by the variation of a
 * link or by the numbers at the end of their path, categories by the tree, or by requesting the
 * listing at the path.
 */
export async function resolvePath(path: string, call: ContractCall): Promise<ResolvedPath> {
  for (const reading of await readingsOf(path, call)) {
    const found = await resolveGoods(path, reading, call);
    if (found) return found;
  }
  return resolveCategory(`/${trimSlashes(path)}`, call);
}

type PathReading = Pick<GoodsPath, 'itemId' | 'variationId' | 'nameEnd'>;

/** A link names only the variation; the upstream server knows its goods. */
async function readingsOf(path: string, call: ContractCall): Promise<PathReading[]> {
  const linked = linkedGoods(path);
  if (!linked) return goodsPaths(path);
  const { variationId } = linked;
  const goods = await readGoods([variationId], call);
  return goods.map(({ item }) => ({ itemId: item.id, variationId, nameEnd: null }));
}

async function resolveGoods(
  path: string,
  { itemId, variationId, nameEnd }: PathReading,
  call: ContractCall,
): Promise<ResolvedPath> {
  const asked = { id: itemId, ...(variationId !== null && { variationId }) };
  try {
    const wire = await askForProduct(asked, call);
    if (!wire) return null;
    const { urlPath } = toTexts(wire.texts, itemId);
    if (nameEnd !== null && !urlPath.endsWith(nameEnd)) return null;
    const choices = wire.variationAttributeMap?.variations ?? [];
    return {
      kind: 'product',
      itemId,
      variationId,
      variationIds:
        choices.length > 0 ? choices.map((each) => each.variationId) : [wire.variation.id],
      canonicalPath: productPath(urlPath, itemId, variationId),
      right: 'all',
    };
  } catch (error) {
    if (!isForCustomers(error)) throw error;
    const goods = { kind: 'product' as const, itemId, variationId, variationIds: [] };
    return { ...goods, canonicalPath: path, right: 'customer' };
  }
}

async function resolveCategory(path: string, call: ContractCall): Promise<ResolvedPath> {
  const known = allOf(await readTree(call)).find((each) => each.path === path);
  if (known) {
    return { kind: 'category', categoryId: known.id, categoryType: known.type, right: known.right };
  }
  // No page is a script (open point 1.3).
  if (path === '/' || path.endsWith('.js')) return null;
  try {
    const asked = { type: 'category', categoryUrlPath: path, page: 1, itemsPerPage: 20 };
    const answer = await nullIfNotFound(call.ask('getFacet', asked));
    const { category } = readAnswer('getFacet', wireFacetSchema, answer ?? {});
    if (!category) return null;
    const { id: categoryId, type: categoryType, right } = category;
    return { kind: 'category', categoryId, categoryType, right };
  } catch (error) {
    if (!isForCustomers(error)) throw error;
    // The upstream shop returns the category only to logged-in customers.
    return { kind: 'category', categoryId: 0, categoryType: 'content', right: 'customer' };
  }
}

function isForCustomers(error: unknown): boolean {
  return isShopError(error) && error.code === FOR_CUSTOMERS;
}
