import type { AppLoadContext } from '@remix-run/node';
import type { Operator } from '~/services/operator-api/operator';
import { blockTitle } from '~/blocks/block-title';
import { findBlock, uuidsOf, type Document } from '../document/tree';
import { discussionView, type CommentsPanel } from './comments-panel';
import type { EditedPage } from './edited-page.server';

type CommentsPanelRequest = { document: Document; page: EditedPage; operator: Operator };

/**
 * The team's comments on the page (`?comments`) or on a block (`?comment=<uuid>`), in the order of
 * the page; those on deleted blocks come last. Null for another panel, and for a block that neither
 * exists nor has comments.
 */
export async function loadCommentsPanel(
  { operator: { drafts }, locale }: AppLoadContext,
  query: URLSearchParams,
  { document, page, operator }: CommentsPanelRequest,
): Promise<CommentsPanel | null> {
  const uuid = query.get('comment');
  if (uuid === null && !query.has('comments')) return null;
  const all = await drafts.comments.list(page.key, operator.email);
  const order = new Map(uuidsOf(document).map((each, index) => [each, index]));
  const placeOf = (block: string) => order.get(block) ?? order.size;
  const discussions = all
    .filter(({ block }) => uuid === null || block === uuid)
    .toSorted((one, other) => placeOf(one.block) - placeOf(other.block))
    .map((discussion) => {
      const block = findBlock(document, discussion.block);
      const title = blockTitle(block ?? { name: discussion.blockName }, locale);
      return discussionView(discussion, { title, isHere: block !== undefined });
    });
  if (uuid === null) return { kind: 'comments', block: null, discussions };
  const block = findBlock(document, uuid);
  const title = block ? blockTitle(block, locale) : discussions[0]?.title;
  if (title === undefined) return null;
  return { kind: 'comments', block: { uuid, title, isHere: block !== undefined }, discussions };
}
