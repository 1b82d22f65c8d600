import type { AppLoadContext } from '@remix-run/node';
import type { Author } from '../drafts.server';

/** Who has done nothing at a page for so long is not there. */
const HERE_MS = 5 * 60 * 1000;

/** Notes that the author has the page open, and gives the names of who else is there. */
export async function meetOthers(
  { now }: Pick<AppLoadContext, 'now'>,
  { store, key, author }: Author,
): Promise<string[]> {
  await store.visit(key, author);
  const others = await store.othersAt(key, author, new Date(now().getTime() - HERE_MS));
  return others.map(({ name }) => name);
}
