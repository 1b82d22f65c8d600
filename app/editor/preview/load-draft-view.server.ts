import type { AppLoadContext } from '@remix-run/node';
import { editPath, previewPath } from '~/operator/frame/edit-path';
import { requireOperator } from '~/operator/frame/require-operator.server';
import { pageSeo } from '~/features/page/page-seo';
import { translate } from '~/i18n/translate.server';
import { may, type Operator } from '~/services/operator-api/operator';
import { openDraft } from '../drafts.server';
import { authorOf, editedPage } from '../load/load-edit-page.server';
import { comparedPage } from '../load/compared-page.server';
import { widthOf } from '../load/preview-width';
import { shopPage } from '../load/page-as-shown.server';
import { homePageName } from '../load/page-entries.server';

/** The draft of the page to show; `live`: the published page. */
type DraftReader = { operatorId: number; name: string; at: string } | 'live';

/**
 * A page in the state of an author's draft, or as it is live, without tools. Query: `by` (the
 * author's number, or `live`), `width`, `frame` (the page alone, for a frame of that width). An
 * operator with the right to preview sees every draft, an operator with the right to edit their
 * own, also beside its earlier versions (`comparedPage`).
 */
export async function loadDraftView(request: Request, context: AppLoadContext, below: string) {
  const { locale } = context;
  const query = new URL(request.url).searchParams;
  const operator = await requireOperator(context, undefined, new URL(request.url).search);
  const maySeeAll = may(operator, 'preview');
  if (!maySeeAll && !may(operator, 'edit')) throw new Response(null, { status: 403 });
  const page = await editedPage(context, below, previewPath);
  const by = query.get('by') ?? (maySeeAll && !may(operator, 'edit') ? 'live' : '');
  const all = (await context.operator.drafts.drafts(page.key)).map(({ operatorId, name, at }) => ({
    operatorId,
    name,
    at: at.toISOString(),
  }));
  const seen = by === 'live' ? 'live' : seenOf(all, operator, { by, maySeeAll });
  const author = seen === 'live' ? null : await context.operator.drafts.authorOf(seen.operatorId);
  const own = authorOf(context, page, operator.email);
  const compared = may(operator, 'edit') ? await comparedPage(own, query) : null;
  const { blocks } = compared ?? (await openDraft(authorOf(context, page, author ?? '')));
  // The author of a design draft sees it on every page.
  const designer = author ?? (by === '' ? operator.email : null);
  const title = page.name || homePageName(context);
  return {
    title,
    previewPath: previewPath(page.path),
    editPath: editPath(page.path),
    compared: compared && {
      version: compared.version,
      side: compared.side,
      marks: compared.marks,
    },
    seen,
    /** Includes those of others, for an operator who may see them. */
    drafts: all.filter(({ operatorId }) => maySeeAll || operatorId === operator.id),
    isFramed: query.has('frame'),
    width: widthOf(query.get('width')),
    blocks: [...blocks],
    design: designer === null ? null : (await context.operator.designs.read(designer)).draft,
    ...(await shopPage(context, request, page, [...blocks])),
    seo: pageSeo(context, {
      title: `${translate(locale, 'editor.preview')}: ${title}`,
      path: previewPath(page.path),
      robots: 'NOINDEX_NOFOLLOW',
      isPersonal: true,
    }),
  };
}

export type DraftViewData = Awaited<ReturnType<typeof loadDraftView>>;

type Entry = Exclude<DraftReader, 'live'>;

/**
 * Throws 403 for another author's draft without the right to see it. Without a draft it is the live
 * page.
 */
function seenOf(
  all: readonly Entry[],
  operator: Operator,
  { by, maySeeAll }: { by: string; maySeeAll: boolean },
): DraftReader {
  const operatorId = by === '' ? operator.id : Number(by);
  if (operatorId !== operator.id && !maySeeAll) throw new Response(null, { status: 403 });
  return all.find((each) => each.operatorId === operatorId) ?? 'live';
}
