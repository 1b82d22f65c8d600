import type { AppLoadContext } from '@remix-run/node';
import type { Author } from '../drafts.server';
import type { OtherAtPage } from './others';

/** An editor without any action on a page for this long counts as absent. */
const HERE_MS = 5 * 60 * 1000;
/** A visible page polls more often than this; a hidden one does not poll. */
const HELD_MS = 60 * 1000;

/** The parameters of the edit page's address that name the editor's block. */
const AT_BLOCK = ['block', 'edit', 'move', 'copy', 'comment'];

/** Stores that the author has the page open, with their block, and returns the other editors. */
export async function meetOthers(
  { now }: Pick<AppLoadContext, 'now'>,
  { store, key, author }: Author,
  query: URLSearchParams,
): Promise<OtherAtPage[]> {
  await store.visit(key, author, blockIn(query));
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const moments = { since: ago(HERE_MS), heldSince: ago(HELD_MS) };
  const others = await store.othersAt(key, author, moments);
  return others.map(({ id, name, block }) => ({ id: id ?? 0, name, block }));
}

/** A plausible uuid: other editors' pages only search for it among their blocks. */
function blockIn(query: URLSearchParams): string | null {
  const named = AT_BLOCK.map((name) => query.get(name)).find((block) => block);
  return named && /^[\w-]{1,60}$/.test(named) ? named : null;
}
