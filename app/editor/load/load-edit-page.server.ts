import { trimEndSlashes } from '~/lib/trim-slashes';
import { redirect, type AppLoadContext } from '@remix-run/node';
import { pageSeo } from '~/features/page/page-seo';
import { moment } from '~/i18n/instant';
import { localePath } from '~/i18n/locales';
import { editModePath, isEditMode } from '~/lib/edit-mode';
import { seeOtherDocument } from '~/lib/reply-to-form.server';
import { translate } from '~/i18n/translate.server';
import { editPath, presencePath, previewPath, withQuery } from '~/operator/frame/edit-path';
import { requireOperator } from '~/operator/frame/require-operator.server';
import { may, type Operator } from '~/services/operator-api/operator';
import type { CategoryTreeItem } from '~/services/shop-api';
import type { Document } from '../document/tree';
import { loadPalette } from '../colours/load-palette.server';
import { NO_PALETTE } from '../colours/palette';
import { openDraft } from '../drafts.server';
import { checkPage } from '../document/check/check-page';
import { editorStore } from '../editor-store.server';
import { checkPanel } from './check-panel.server';
import { findEditedPage, type EditedPage } from './edited-page.server';
import { findHeadline } from './find-headline.server';
import { loadPanel } from './load-panel.server';
import { homePageName } from './page-entries.server';
import { loadPageFacts } from './page-facts.server';
import { selectablePages } from './page-selector.server';
import { meetOthers } from './meet-others.server';
import { countPlans } from './publishing-panel.server';
import { widthOf } from './preview-width';
import { shopPage } from './page-as-shown.server';
import { seeRevision } from './seen-revision.server';

/** The page an operator edits, in the state of the draft, and the panel beside it. */
export async function loadEditPage(request: Request, context: AppLoadContext, below: string) {
  const { shop, locale, prefix } = context;
  const url = new URL(request.url);
  const operator = await requireEditor(context, below, url.search);
  const page = await editedPage(context, below, null, url.searchParams);
  const author = authorOf(context, page, operator.email);
  const { blocks: document, ...draft } = await openDraft(author);
  const mayPublish = may(operator, 'publish');
  const design = await context.operator.designs.read(operator.email);
  const earlier = await seeRevision(author, url.searchParams, { draft: document, locale });
  const blocks = [...(earlier?.blocks ?? document)];
  const seen = earlier?.seen ?? null;
  const isPreview = url.searchParams.has('preview');
  const [tree, pages] = await Promise.all([
    shop.getCategoryTree(),
    context.operator.getCategoryTree(),
  ]);
  const homePage = homePageName(context);
  const title = page.name || homePage;
  const tour = await context.operator.tourStep();
  const saved = await author.store.lastSaved(author.key, author.author);
  const lastSaved = draft.isChanged ? saved.draft : saved.live;
  const { frame, ...shown } = await shopPage(context, request, page, blocks);
  const otherPath = page.addressOf(shown.content?.seo.paths[locale === 'de' ? 'en' : 'de'] ?? '/');
  const findings = await findingsOf(context, page, { ...shown, blocks, author: operator.email });
  // §4: nothing is edited in the preview.
  const panel = isPreview
    ? null
    : url.searchParams.has('check')
      ? checkPanel(findings, { document: blocks, locale, otherPath })
      : await loadPanel(context, url, { page, document, seen, design, pages, operator });
  const hasColours = panel?.kind === 'settings' || panel?.kind === 'design';
  return {
    title,
    path: page.path,
    editPath: page.addressOf(page.path),
    previewPath: previewPath(page.path),
    presencePath: presencePath(page.path),
    otherPath,
    frame,
    ...shown,
    blocks,
    draft,
    /** The operator whose edits this page sends. */
    author: operator.id,
    // As text: the first date that a browser formats takes as long as a frame, and delays the next
    // key.
    lastSaved: lastSaved && { name: lastSaved.name, time: moment(lastSaved.at, locale) },
    seen,
    mayPublish,
    others: await meetOthers(context, author, url.searchParams),
    comments: await author.store.comments.count(author.key),
    plans: await countPlans(author),
    tour,
    headline: tour && findHeadline(document),
    isPreview,
    width: isPreview ? widthOf(url.searchParams.get('preview')) : null,
    /** The number of findings (`check-note.tsx`). */
    findings: findings.length,
    panel,
    /** The design in its author's draft, and whether it differs from the live one. */
    design: design.draft,
    isDesignChanged: design.isChanged,
    palette: hasColours ? await loadPalette(context, design.draft) : NO_PALETTE,
    pages: selectablePages(pages, page, homePage),
    categories: itemCategories(tree),
    /** Identifies the forms of this page, so that a double click is applied once. */
    once: crypto.randomUUID(),
    action: localePath(prefix, withQuery(page.addressOf(page.path), url.searchParams)),
    seo: pageSeo(context, {
      title: `${translate(locale, 'editor.title')}: ${title}`,
      path: editPath(page.path),
      robots: 'NOINDEX',
    }),
  };
}

/** The findings of the check before publishing. */
async function findingsOf(
  context: AppLoadContext,
  page: EditedPage,
  { content, blocks, ...shown }: PageContent & { blocks: Document; author: string },
) {
  // As `ContentPage` decides it.
  const hasOwnHeading = content !== null && Boolean(content.description);
  const asked = { page, blocks, author: shown.author };
  const { blockData } = shown;
  return checkPage(
    blocks,
    await loadPageFacts(context, { ...asked, shown: { hasOwnHeading, blockData } }),
  );
}

type PageContent = Pick<Awaited<ReturnType<typeof shopPage>>, 'content' | 'blockData'>;

/**
 * Redirects operators who may only view drafts: the shop's bar links the edit page for all
 * operators.
 */
async function requireEditor(
  context: AppLoadContext,
  below: string,
  search: string,
): Promise<Operator> {
  const { prefix } = context;
  const path = isEditMode(search) ? pathOf(below) : context.path;
  const operator = await requireOperator(
    { operator: context.operator, prefix, path },
    undefined,
    search,
  );
  if (may(operator, 'edit')) return operator;
  if (!may(operator, 'preview')) throw new Response(null, { status: 403 });
  throw seeOtherDocument(localePath(prefix, previewPath(`/${below}`)));
}

export type EditPageData = Awaited<ReturnType<typeof loadEditPage>>;

/** Categories that hold products, for blocks that show the products of one. */
function itemCategories(tree: readonly CategoryTreeItem[], above = ''): CategoryOption[] {
  return tree
    .filter(({ type }) => type === 'item')
    .flatMap(({ id, name, children }) => [
      { value: String(id), label: above + name },
      ...itemCategories(children, `${above}${name} / `),
    ]);
}

type CategoryOption = { value: string; label: string };

/** The author and page of a draft. */
export function authorOf(context: AppLoadContext, { key, template }: EditedPage, author: string) {
  return { store: editorStore(context.operator.drafts, template), key, author };
}

/**
 * The page of an address below `/operator/…`; `addressOf` returns the address of a page, null the
 * one where it is edited. Throws 404 if the page cannot be edited, and redirects from other
 * addresses of a page to its canonical one, and from the edit address of a category of goods to the
 * category's settings.
 */
export async function editedPage(
  context: AppLoadContext,
  below: string,
  addressOf: ((path: string) => string) | null,
  query = new URLSearchParams(),
): Promise<EditedPage> {
  const page = await findPage(context, below, query);
  if (!page) throw addressOf ? notFound() : await settingsOrNotFound(context, below, query);
  if (page.path !== pathOf(below)) {
    throw redirect(localePath(context.prefix, (addressOf ?? page.addressOf)(page.path)), 303);
  }
  return page;
}

/** A category of goods has settings and no blocks (§4): where others are edited, it leads to them. */
async function settingsOrNotFound(
  { shop, prefix }: AppLoadContext,
  below: string,
  query: URLSearchParams,
): Promise<Response> {
  const address = await shop.resolvePath({ path: pathOf(below) });
  if (address?.kind !== 'category' || address.categoryType === 'content') return notFound();
  const home = isEditMode(query) ? `${editModePath('/')}&` : `${editPath('/')}?`;
  return redirect(localePath(prefix, `${home}page=${address.categoryId}#panel`), 303);
}

/**
 * The same page, also at a former address: actions apply to the page at its present address. Throws
 * 404 if the page cannot be edited.
 */
export async function pageAt(
  context: AppLoadContext,
  below: string,
  query: URLSearchParams,
): Promise<EditedPage> {
  const page = await findPage(context, below, query);
  if (!page) throw notFound();
  return page;
}

async function findPage(
  context: AppLoadContext,
  below: string,
  query: URLSearchParams,
): Promise<EditedPage | null> {
  const page = await findEditedPage(context, pathOf(below));
  return page && isEditMode(query) ? { ...page, addressOf: editModePath } : page;
}

function notFound(): Response {
  return new Response(null, { status: 404 });
}

function pathOf(below: string): string {
  return `/${trimEndSlashes(below)}`;
}
