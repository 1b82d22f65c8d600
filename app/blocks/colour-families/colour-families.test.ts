import { expect, test } from 'vitest';
import { treeItem } from '../../../tests/support/tree-item';
import type { CategoryTreeItem } from '~/services/shop-api';
import { loadColourFamilies } from './data.server';

const category = (name: string, more: Partial<CategoryTreeItem> = {}) => treeItem(1, name, more);

const shown = async (tree: CategoryTreeItem[]) => {
  const families = await loadColourFamilies({}, { getCategoryTree: async () => tree });
  return families.map(({ name }) => name);
};

test('the coloured categories nearest to the root are the families', async () => {
  const red = category('red', { color: '#aa0000' });
  const stain = category('stain', { children: [category('oak', { color: '#886644' })] });
  const paint = category('paint', { children: [red, category('primer')] });
  expect(await shown([paint, stain])).toEqual(['red', 'oak']);
  expect(await shown([category('blue', { color: '#0000aa' }), paint])).toEqual(['blue']);
});

test('a restricted category is no family, and a shop may have none', async () => {
  expect(await shown([category('red', { color: '#aa0000', right: 'customer' })])).toEqual([]);
  expect(await shown([])).toEqual([]);
});
