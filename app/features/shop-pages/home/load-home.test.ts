import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { contentBlock } from '~/blocks/kit/define-block';
import type { Block } from '~/services/shop-api';
import { loadHome } from './load-home.server';

/** The home page of a shop with these saved blocks, and its requests to the shop. */
async function homeWith(saved: Block[]) {
  const asked: unknown[] = [];
  const shop = {
    getBlocks: async (input: unknown) => (asked.push(input), saved),
    getCategoryTree: async () => [],
  };
  const context = { shop, configuration: { shopName: 'Farbhaus' }, locale: 'de' };
  const { blocks } = await loadHome(context as unknown as AppLoadContext);
  return { asked, blocks };
}

test('the saved blocks are the home page', async () => {
  const saved = contentBlock('TextCard', 'mine', { text: { title: 'Meine Seite' } });
  const { asked, blocks } = await homeWith([saved]);
  expect(asked).toEqual([{ identifier: 'index', type: 'immutable' }]);
  expect(blocks).toEqual([saved]);
});

test('without any the default template is the home page', async () => {
  const { blocks } = await homeWith([]);
  expect(blocks[0]).toMatchObject({ name: 'TextCard', content: { text: { title: 'Farbhaus' } } });
});
