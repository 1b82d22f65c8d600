import type { CategoryTreeItem } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toCategoryTree, wireTreeSchema } from '../entities/category-tree';
import { readAnswer } from '../read-answer';

/** All categories that the upstream shop tells, also those for customers alone. */
export async function readTree(call: ContractCall): Promise<CategoryTreeItem[]> {
  const answer = await call.ask('getCategoryTree');
  return toCategoryTree(readAnswer('getCategoryTree', wireTreeSchema, answer), call.locale);
}
