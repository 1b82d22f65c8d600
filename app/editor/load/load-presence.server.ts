import type { AppLoadContext } from '@remix-run/node';
import { may } from '~/services/operator-api/operator';
import { authorOf, editedPage } from './load-edit-page.server';
import { meetOthers } from './meet-others.server';
import type { Presence } from './others';

const presencePath = (path: string) => `/operator/presence${path === '/' ? '' : path}`;

/**
 * The other editors of a page and their blocks, its live version and its comments, for an editor who
 * has it open, at the block that the query names. Requested every few seconds, so it does not redirect
 * to the log-in: throws 401 or 403.
 */
export async function loadPresence(
  context: AppLoadContext,
  below: string,
  query: URLSearchParams,
): Promise<Presence> {
  const session = await context.operator.session();
  if (!session?.isComplete) throw new Response(null, { status: 401 });
  if (!may(session.operator, 'edit')) throw new Response(null, { status: 403 });
  const page = await editedPage(context, below, presencePath);
  const author = authorOf(context, page, session.operator.email);
  const others = await meetOthers(context, author, query);
  const { store, key } = author;
  const [version, { stamp }] = await Promise.all([store.version(key), store.comments.count(key)]);
  return { version, others, comments: stamp };
}
