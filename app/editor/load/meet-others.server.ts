import type { AppLoadContext } from '@remix-run/node';
import type { Author } from '../drafts.server';
import type { OtherAtPage } from './others';

/** An editor who has done nothing at a page for so long counts as absent. */
const HERE_MS = 5 * 60 * 1000;
/** A page that is looked at tells what it is at more often; one that is hidden does not. */
const HELD_MS = 60 * 1000;

/** The parameters of the edit page's address that name the block somebody is at. */
const AT_BLOCK = ['block', 'edit', 'move', 'copy', 'comment'];

/** Notes that the author has the page open, and the block they are at, and tells who else is there. */
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

/** A uuid, as far as an address can be trusted: others only look for it on their page. */
function blockIn(query: URLSearchParams): string | null {
  const named = AT_BLOCK.map((name) => query.get(name)).find((block) => block);
  return named && /^[\w-]{1,60}$/.test(named) ? named : null;
}
