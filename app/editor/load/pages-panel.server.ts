import type { AppLoadContext } from '@remix-run/node';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { may, type Operator } from '~/services/operator-api/operator';
import { DEEPEST_LEVEL } from '~/services/operator-api/page-limits';
import type { PageTreeItem } from '~/services/operator-api/categories';
import { readId } from '~/services/shop-api';
import { flatPages, type EditedPage } from './edited-page.server';
import { entryOf, flatEntries, homeEntry, homePageName } from './page-entries.server';
import { pageValues } from './page-form.server';
import { HOME_PAGE } from './page-settings';
import { isNamed, type PageEntry, type PagesPanel } from './pages-panel';

export type PagesQuestion = { page: EditedPage; pages: PageTreeItem[]; operator: Operator };

/** The panel of the shop's pages that an address opens; null for none, or if a page is gone. */
export async function loadPagesPanel(
  context: AppLoadContext,
  query: URLSearchParams,
  asked: PagesQuestion,
): Promise<PagesPanel | null> {
  const mayChange = may(asked.operator, 'publish');
  if (query.get('page') === HOME_PAGE) {
    return mayChange ? ofHome(context, query) : null;
  }
  if (query.has('page')) {
    return mayChange ? ofOne(context, query, asked) : null;
  }
  if (query.has('newPage')) {
    const parents = parentOptions(context, asked.pages, { levels: 1 });
    const wanted = query.get('newPage')!;
    const parent = parents.some(({ value }) => value === wanted) ? wanted : '0';
    return mayChange ? { kind: 'newPage', parents, parent } : null;
  }
  return query.has('pages') ? allPages(context, query.get('find') ?? '', asked) : null;
}

async function allPages(
  context: AppLoadContext,
  find: string,
  { page, pages, operator }: PagesQuestion,
): Promise<PagesPanel> {
  const { locale, configuration } = context;
  const { identifier } = page.key;
  const unsaved = new Set(await context.operator.drafts.unpublished(locale, operator.email));
  const home: PageEntry = {
    ...homeEntry(homePageName(context), page),
    isUnsaved: unsaved.has('index'),
  };
  const entries = pages.map((each) => entryOf(each, page, unsaved));
  const all = [home, ...flatEntries(entries)];
  const manual =
    configuration.editorManual[locale] ||
    configuration.editorManual.en ||
    localePath(context.prefix, '/operator/manual');
  return {
    kind: 'pages',
    home,
    groups: (['content', 'item'] as const).map((type) => ({
      type,
      entries: entries.filter(({ kind }) => kind === type),
    })),
    find: find.trim(),
    found: find.trim() ? all.filter((each) => isNamed(each, find, locale)) : null,
    below: identifier === 'index' ? 0 : identifier,
    manual,
    mayChange: may(operator, 'publish'),
  };
}

async function ofHome(context: AppLoadContext, query: URLSearchParams): Promise<PagesPanel> {
  const { configuration, locale } = context;
  const settings = await context.operator.getHomePageSettings();
  const slogan = configuration.slogan[locale];
  return {
    kind: 'homeSettings',
    part: query.get('part') === 'seo' ? 'seo' : 'general',
    values: { ...settings, name: settings.name || homePageName(context) },
    unset: {
      metaTitle: slogan || translate(locale, 'home.title'),
      metaDescription: slogan || translate(locale, 'home.description'),
    },
  };
}

async function ofOne(
  context: AppLoadContext,
  query: URLSearchParams,
  { page: edited, pages }: PagesQuestion,
): Promise<PagesPanel | null> {
  const id = readId(query.get('page')!);
  const item = flatPages(pages).find((each) => each.id === id);
  if (!item) return null;
  const page = { ...entryOf(item, edited, new Set()), id: item.id };
  const below = flatPages(item.children);
  const part = query.get('part');
  if (part === 'delete') return { kind: 'deletePage', page, below: below.length };
  const settings = await context.operator.getCategorySettings({ categoryId: item.id });
  if (!settings) return null;
  const deepest = Math.max(item.level, ...below.map(({ level }) => level));
  const own = new Set([item, ...below].map((each) => each.id));
  return {
    kind: 'page',
    part: part === 'seo' ? 'seo' : 'general',
    page,
    values: pageValues(settings),
    parents: parentOptions(context, pages, { levels: deepest - item.level + 1, without: own }),
  };
}

/** §5: none, and all pages that can have descendants of so many levels. */
function parentOptions(
  { locale }: AppLoadContext,
  pages: readonly PageTreeItem[],
  { levels, without }: { levels: number; without?: ReadonlySet<number> },
) {
  const none = { value: '0', label: translate(locale, 'editorPages.noParent') };
  const possible = flatPages(pages).filter(
    ({ id, level }) => level + levels <= DEEPEST_LEVEL && !without?.has(id),
  );
  return [
    none,
    ...possible.map(({ id, name, path }) => ({ value: String(id), label: `${name} (${path})` })),
  ];
}
