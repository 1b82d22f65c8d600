import type { AppLoadContext } from '@remix-run/node';
import { may } from '~/services/operator-api/operator';
import { openDraft } from '../drafts.server';
import { authorOf, editedPage } from './load-edit-page.server';
import { meetOthers } from './meet-others.server';

const presencePath = (path: string) => `/operator/presence${path === '/' ? '' : path}`;

/**
 * Who else is at a page, and which version of it is live, for who has it open. Asked every few seconds,
 * so it leads nobody to the log-in: throws 401 or 403.
 */
export async function loadPresence(
  context: AppLoadContext,
  below: string,
): Promise<{ version: number; editors: string[] }> {
  const session = await context.operator.session();
  if (!session?.isComplete) throw new Response(null, { status: 401 });
  if (!may(session.operator, 'edit')) throw new Response(null, { status: 403 });
  const page = await editedPage(context, below, presencePath);
  const author = authorOf(context, page, session.operator.email);
  const editors = await meetOthers(context, author);
  const { version } = await openDraft(author);
  return { version, editors };
}
