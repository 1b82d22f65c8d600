import { redirect, type AppLoadContext } from '@remix-run/node';
import { loadContentPage } from '~/features/catalogue/load-category-page.server';
import { loadFrame } from '~/features/frame/load-frame.server';
import { pageSeo } from '~/features/page/page-meta';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { editPath } from '~/features/operator/edit-path';
import { requireOperator } from '~/features/operator/require-operator.server';
import { may } from '~/services/operators/operator';
import type { Block, CategoryTreeItem } from '~/services/shop-api';
import { loadBlockData } from '../blocks/load-block-data.server';
import { editorStore, openDraft } from '../drafts.server';
import { findEditedPage, type EditedPage } from './edited-page.server';
import { loadPanel } from './load-panel.server';
import { selectablePages } from './pages-panel.server';
import { seeRevision } from './seen-revision.server';

/** The page an operator edits, as the draft has it, and the panel beside it. */
export async function loadEditPage(request: Request, context: AppLoadContext, below: string) {
  const { shop, locale, prefix } = context;
  const url = new URL(request.url);
  const operator = await requireOperator(context, 'edit', url.search);
  const page = await editedPage(context, below);
  const author = authorOf(context, page, operator.email);
  const { blocks: document, ...draft } = await openDraft(author);
  const version = url.searchParams.get('version');
  const earlier = await seeRevision(author, version, { draft: document, locale });
  const blocks = [...(earlier?.blocks ?? document)];
  const seen = earlier?.seen ?? null;
  const isPreview = url.searchParams.has('preview');
  const [tree, pages] = await Promise.all([
    shop.getCategoryTree(),
    context.operatorShop.getCategoryTree(),
  ]);
  const homePage = translate(locale, 'editor.homePage');
  const title = page.name || homePage;
  // As the shop's own page is loaded, but kept for nobody.
  const own = { ...context, path: page.path, page: { cacheable: false, tags: new Set<string>() } };
  const shown = await shopPage(own, request, page, blocks);
  return {
    title,
    path: page.path,
    editPath: editPath(page.path),
    otherPath: editPath(shown.content?.seo.paths[locale === 'de' ? 'en' : 'de'] ?? '/'),
    frame: await loadFrame(request, own),
    ...shown,
    blocks,
    draft,
    seen,
    mayPublish: may(operator, 'publish'),
    isPreview,
    // §4: nothing is edited in the preview.
    panel: isPreview
      ? null
      : await loadPanel(context, url, { page, document, seen, pages, operator }),
    pages: selectablePages(pages, page, homePage),
    categories: itemCategories(tree),
    /** Names what is sent from this page, so that a double click does it once. */
    once: crypto.randomUUID(),
    action: localePath(prefix, editPath(page.path)) + url.search,
    seo: pageSeo(context, {
      title: `${translate(locale, 'editor.title')}: ${title}`,
      path: editPath(page.path),
      robots: 'NOINDEX',
    }),
  };
}

export type EditPageData = Awaited<ReturnType<typeof loadEditPage>>;

/** What the shop's own page shows of these blocks; `content` null: the home page is its blocks. */
async function shopPage(
  context: AppLoadContext,
  request: Request,
  { key: { identifier } }: EditedPage,
  blocks: Block[],
) {
  if (identifier === 'index') {
    return { content: null, blockData: await loadBlockData(blocks, context.shop, context) };
  }
  const content = await loadContentPage(context, request, identifier, blocks);
  if (!content) throw new Response(null, { status: 404 });
  return { content, blockData: content.blockData };
}

/** Categories that hold products, for blocks that show those of one. */
function itemCategories(tree: readonly CategoryTreeItem[], above = ''): CategoryOption[] {
  return tree
    .filter(({ type }) => type === 'item')
    .flatMap(({ id, name, children }) => [
      { value: String(id), label: above + name },
      ...itemCategories(children, `${above}${name} / `),
    ]);
}

type CategoryOption = { value: string; label: string };

/** Whose draft of which page. */
export function authorOf(context: AppLoadContext, { key, template }: EditedPage, author: string) {
  return { store: editorStore(context.drafts, template), key, author };
}

/** Throws 404 where nothing can be edited, and leads a page's other address to its own. */
export async function editedPage(context: AppLoadContext, below: string): Promise<EditedPage> {
  const path = `/${below.replace(/\/+$/, '')}`;
  const page = await findEditedPage(context, path);
  if (!page) throw new Response(null, { status: 404 });
  if (page.path !== path) throw redirect(localePath(context.prefix, editPath(page.path)), 303);
  return page;
}
