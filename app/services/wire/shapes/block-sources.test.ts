import { expect, test } from 'vitest';
import { recommendedProductsSchema } from '~/blocks/recommended-products/schema';
import { withSources } from './block-sources';

const gallery = (content: Record<string, unknown>) => ({
  name: 'ProductRecommendedProducts',
  type: 'content' as const,
  meta: { uuid: 'a' },
  content,
});
const sent = (content: Record<string, unknown>) => withSources([gallery(content)])[0]!.content;

test.each([
  [{ type: 'category', categoryId: '7' }, '7'],
  [{ type: 'cross_selling', categoryId: '7', itemId: '3' }, ''],
  [{ type: 'category', categoryId: 'walls' }, ''],
])('for the source %j the shop shows the category %j', (source, categoryId) => {
  expect(recommendedProductsSchema.parse({ source })).toEqual({ source, categoryId });
});

test('the category selected in the shop is the source for a client', () => {
  const source = { type: 'cross_selling', categoryId: '7', itemId: '3' };
  const chosen = { type: 'category', categoryId: '9', itemId: '3' };
  expect(sent({ source, categoryId: '9' })).toEqual({ source: chosen });
  expect(sent({ source, categoryId: '' })).toEqual({ source });
  expect(sent({ categoryId: '9' })).toEqual({ categoryId: '9' });
});
