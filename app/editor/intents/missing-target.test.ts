import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import type { Edit } from '../document/history';
import type * as drafts from '../drafts.server';
import { applyAll } from '../document/apply-command';
import { editAction } from './edit-action.server';

vi.mock('~/operator/frame/require-operator.server', () => ({
  requireOperator: async () => ({ id: 1, email: 'anna@example.com', rights: ['edit'] }),
}));
vi.mock('../load/load-edit-page.server', () => ({
  pageAt: async () => ({ key: {}, path: '/', name: '', template: [] }),
  authorOf: () => ({}),
}));
vi.mock('../drafts.server', async (original) => ({
  ...(await original<typeof drafts>()),
  openDraft: async () => ({ blocks: [] }),
  changeDraft: async (_: unknown, [edit]: Edit[]) => applyAll([], edit!.commands),
}));

const COPIED = JSON.stringify([
  { name: 'TextCard', type: 'content', meta: { uuid: 'a' }, content: { text: {} } },
]);

test.each<Record<string, string>>([
  { intent: 'add', variation: 'rich-text', place: '/gone' },
  { intent: 'add', variation: 'rich-text', place: 'gone/' },
  { intent: 'paste', place: '/gone', copied: COPIED },
])('a move to a missing block: %o is logged (8.72)', async (fields) => {
  const context = { locale: 'de', page: {} } as AppLoadContext;
  const body = new URLSearchParams(fields);
  const request = new Request('http://shop.test/operator/edit', { method: 'POST', body });
  const answer = await editAction({ request, params: {}, context });
  expect(answer).toMatchObject({ init: { status: 422 } });
  expect(context.page.failure).toMatchObject({ message: 'block not found: gone' });
});
