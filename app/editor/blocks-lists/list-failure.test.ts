import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import type * as definitions from '~/blocks/definitions';
import { loader } from '~/routes/blocks-lists';
import { loadPanel } from '../load/load-panel.server';

vi.mock('~/blocks/definitions', async (original) => {
  const module = await original<typeof definitions>();
  const { blockDefinitions } = module;
  const create = () => {
    throw new Error('a sample text is missing');
  };
  const [variation] = blockDefinitions.TextCard.variations;
  const broken = { ...blockDefinitions.TextCard, variations: [{ ...variation!, create }] };
  return { ...module, blockDefinitions: { ...blockDefinitions, TextCard: broken } };
});

const MESSAGE = 'Failed to fetch blocksLists: a sample text is missing';

test('a caller of the list of blocks gets the reason of a failure (8.71)', async () => {
  const request = new Request('http://shop.test/blocks/blocksLists.json');
  const answer = Promise.resolve(loader({ request, params: {}, context: {} as AppLoadContext }));
  await expect(answer).rejects.toThrow(MESSAGE);
});

test('the page under edit stays, its panel shows the reason, and it is logged', async () => {
  const none = async () => [];
  const context = {
    locale: 'en',
    page: {},
    shop: { getCategoryTree: none },
    operator: { getShades: none, lastAdded: none, drafts: { patterns: { list: none } } },
  } as unknown as AppLoadContext;
  const url = new URL('http://shop.test/operator/edit?add=%2F');
  const by = { email: 'ada@example.com', rights: [] };
  const asked = { document: [], seen: null, pages: [], operator: by } as unknown as Parameters<
    typeof loadPanel
  >[2];
  const panel = await loadPanel(context, url, asked);
  expect(panel).toEqual({ kind: 'noBlocks', detail: 'a sample text is missing' });
  expect(context.page.failure).toMatchObject({ message: MESSAGE });
});
