import type { CategoryTreeItem } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toCategoryTree, wireTreeSchema } from '../entities/category-tree';
import { readAnswer } from '../read-answer';

/** All categories of the upstream shop, including those for customers only. */
export async function readTree(call: ContractCall): Promise<CategoryTreeItem[]> {
  const answer = await call.ask('getCategoryTree');
  return toCategoryTree(readAnswer('getCategoryTree', wireTreeSchema, answer), call.locale);
}
