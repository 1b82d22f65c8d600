import * as z from 'zod';
import type { GetProductInput, ListProduct, Product, ProductDetails } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { allOf, openTree } from '../entities/category-tree';
import { wireListProductSchema } from '../entities/list-product';
import {
  pricedBeside,
  toDetails,
  toProduct,
  wireDetailedProductSchema,
  wireProductSchema,
  type WireProduct,
} from '../entities/product';
import * as lenient from '../entities/lenient';
import { nullIfNotFound } from '../null-if-not-found';
import { readAnswer } from '../read-answer';
import { readTree } from './category-tree';
import { toListProducts } from './listing';

const goodsSchema = z.object({ products: lenient.list(wireListProductSchema) });

/** Goods per call; goods in many shades have hundreds. */
const PORTION = 100;

/** List products for variation ids, in that order; unknown ones are left out. */
export async function readGoods(
  variationIds: readonly number[],
  call: ContractCall,
): Promise<ListProduct[]> {
  const answers = await askForGoods(variationIds, call);
  const found = answers.flatMap((answer) =>
    toListProducts(readAnswer('getProductsByIds', goodsSchema, answer).products, call),
  );
  const byId = new Map(found.map((goods) => [goods.variation.id, goods]));
  return variationIds.flatMap((id) => byId.get(id) ?? []);
}

async function askForGoods(
  variationIds: readonly number[],
  call: ContractCall,
): Promise<unknown[]> {
  const portions = Array.from({ length: Math.ceil(variationIds.length / PORTION) }, (_, n) =>
    variationIds.slice(n * PORTION, (n + 1) * PORTION),
  );
  return Promise.all(
    portions.map((ids) =>
      call.ask('getProductsByIds', { variationIds: ids, itemsPerPage: ids.length }),
    ),
  );
}

const detailedSchema = z.object({ products: lenient.list(wireDetailedProductSchema) });

/** The further data of these variations in lists of the upstream shop. */
export async function readDetails(
  variationIds: readonly number[],
  call: ContractCall,
): Promise<ProductDetails[]> {
  const [answers, tree] = await Promise.all([askForGoods(variationIds, call), readTree(call)]);
  const categoryPaths = new Map(allOf(openTree(tree)).map(({ id, path }) => [id, path]));
  const found = answers.flatMap(
    (answer) => readAnswer('getProductsByIds', detailedSchema, answer).products,
  );
  return Promise.all(found.map((wire) => toDetails(wire, categoryPaths)));
}

/**
 * Goods of the upstream shop; null if it has none, or returns others: some search only by the
 * variation.
 */
export async function askForProduct(
  { id, variationId }: GetProductInput,
  call: ContractCall,
): Promise<WireProduct | null> {
  const asked = call.ask('getProduct', { id, ...(variationId && { variationId }) });
  const answer = await nullIfNotFound(asked);
  if (!isFilled(answer)) return null;
  const wire = readAnswer('getProduct', wireProductSchema, answer);
  const isMeant = wire.item.id === id && (!variationId || wire.variation.id === variationId);
  return isMeant ? wire : null;
}

function isFilled(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Object.keys(answer).length > 0;
}

/**
 * Goods for their page. The prices of their other variations and their parts need a second call.
 */
export async function readProduct(
  input: GetProductInput,
  call: ContractCall,
): Promise<Product | null> {
  const wire = await askForProduct(input, call);
  if (!wire) return null;
  const [priced, tree] = await Promise.all([readGoods(pricedBeside(wire), call), readTree(call)]);
  const categoryPaths = new Map(allOf(openTree(tree)).map(({ id, path }) => [id, path]));
  return toProduct(wire, { variationId: input.variationId ?? null, priced, categoryPaths }, call);
}
