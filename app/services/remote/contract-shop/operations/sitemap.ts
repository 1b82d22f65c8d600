import { createHash } from 'node:crypto';
import type { CategoryTreeItem, Sitemap, SitemapGoods } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { allOf, openTree } from '../entities/category-tree';
import { wireListingSchema, type WireListing } from '../entities/facet';
import { toTexts } from '../entities/list-product';
import { productPath } from '~/lib/product-path';
import { nullIfNotFound } from '../null-if-not-found';
import { readAnswer } from '../read-answer';
import { readTree } from './category-tree';

/** Goods of a category per call: the largest page of the contract. */
const PORTION = 100;

/**
 * The content of the sitemap: categories in the language of the request, because the tree has no
 * other, and the number of goods in the top categories. Goods in two of them are counted twice, and
 * written once.
 */
export async function readSitemap(call: ContractCall): Promise<Sitemap> {
  const tree = openTree(await readTree(call));
  const totals = await Promise.all(rootsOf(tree).map((root) => totalOf(root, call)));
  const categories = allOf(tree).map(({ id, path }) => ({
    id,
    details: [{ lang: call.locale, path, robots: 'ALL' as const, canonicalLink: '' }],
  }));
  const facts = JSON.stringify([categories, totals]);
  return {
    version: createHash('sha256').update(facts).digest('base64url'),
    categories,
    goodsTotal: totals.reduce((sum, total) => sum + total, 0),
  };
}

/**
 * Goods in the order of the top categories. `written` has the first position of each, so that goods
 * of two categories are one page.
 */
export async function readSitemapGoods(
  { from, count }: { from: number; count: number },
  written: Map<number, number>,
  call: ContractCall,
): Promise<SitemapGoods[]> {
  const goods: SitemapGoods[] = [];
  let start = 0;
  for (const root of rootsOf(openTree(await readTree(call)))) {
    const total = await totalOf(root, call);
    const first = Math.max(from, start);
    const end = Math.min(from + count, start + total);
    for (let at = first; at < end;) {
      const within = at - start;
      const page = await pageOf(root, Math.floor(within / PORTION) + 1, call);
      const rest = page.products.slice(within % PORTION, (within % PORTION) + end - at);
      rest.forEach(({ item: { id: itemId }, texts }, n) => {
        const place = written.get(itemId) ?? at + n;
        written.set(itemId, place);
        if (place !== at + n) return;
        const path = productPath(toTexts(texts, itemId).urlPath, itemId, null);
        goods.push({ itemId, paths: { [call.locale]: path }, changedAt: null, pictures: [] });
      });
      at += PORTION - (within % PORTION);
    }
    start += total;
  }
  return goods;
}

function rootsOf(tree: readonly CategoryTreeItem[]): CategoryTreeItem[] {
  return tree.filter(({ type }) => type === 'item');
}

async function totalOf(root: CategoryTreeItem, call: ContractCall): Promise<number> {
  return (await pageOf(root, 1, call)).pagination?.totals ?? 0;
}

const EMPTY: WireListing = wireListingSchema.parse({});

async function pageOf({ id }: CategoryTreeItem, page: number, call: ContractCall) {
  const asked = { type: 'category', categoryId: id, page, itemsPerPage: PORTION };
  const answer = await nullIfNotFound(call.ask('getFacet', asked));
  return answer ? readAnswer('getFacet', wireListingSchema, answer) : EMPTY;
}
