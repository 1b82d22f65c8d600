import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import type { PageSettings, PageTreeItem } from '~/services/operator-api/categories';
import type { Operator } from '~/services/operator-api/operator';
import { loadPagesPanel, type PagesQuestion } from './pages-panel.server';

const page = (id: number) => ({
  id,
  parentCategoryId: null,
  type: 'content',
  right: 'all',
  linklist: 'Y',
  name: `Seite ${id}`,
  path: `/seite-${id}`,
  level: 1,
  childCount: 0,
  itemCount: 0,
  children: [],
});

async function panelOf(query: string) {
  const settings = { name: 'Seite 7', metaTitle: 'Sieben', parentCategoryId: null };
  const getCategorySettings = vi.fn(async () => settings as unknown as PageSettings);
  const context = {
    locale: 'de',
    operator: { getCategorySettings, drafts: { unpublished: async () => [] } },
    configuration: { editorManual: { de: '', en: '' }, homePage: { de: { name: '' } } },
  } as unknown as AppLoadContext;
  const asked = {
    page: { key: { identifier: 'index' }, path: '/', addressOf: (path: string) => path },
    pages: [7, 8, 9].map(page) as unknown as PageTreeItem[],
    operator: { id: 1, email: 'a@example.com', rights: ['edit', 'publish'] } as unknown as Operator,
  } as PagesQuestion;
  const panel = await loadPagesPanel(context, new URLSearchParams(query), asked);
  return { panel, getCategorySettings, settings };
}

test('the settings of a page are fetched once, and of no other page (4.69)', async () => {
  for (const query of ['page=7', 'page=7&part=seo']) {
    const { panel, getCategorySettings } = await panelOf(query);
    expect(getCategorySettings).toHaveBeenCalledExactlyOnceWith({ categoryId: 7 });
    expect(panel).toMatchObject({ kind: 'page', values: { metaTitle: 'Sieben' } });
  }
  for (const query of ['pages=', 'page=7&part=delete', 'newPage=7']) {
    expect((await panelOf(query)).getCategorySettings).not.toHaveBeenCalled();
  }
});

test('a form is compared with a copy of them', async () => {
  const { panel, settings } = await panelOf('page=7');
  const { values } = panel as { values: Record<string, string> };
  values['metaTitle'] = 'Acht';
  expect(settings.metaTitle).toBe('Sieben');
});
