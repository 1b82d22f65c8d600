import { isRouteErrorResponse } from '@remix-run/react';
import { editPath } from '~/operator/frame/edit-path';
import { isEditMode } from '~/lib/edit-mode';
import { localeFromPath } from '~/i18n/locales';
import type { EditReply } from '../intents/intent.server';
import { leaveFor } from './leave';
import { serverAnswers, untilServerAnswers } from './reachable';
import { removeUnsent } from './unsent';

/**
 * How often an answer that is none of the page's own is taken for one of a shop that starts anew: what is
 * refused before the page is asked, such as a form that is too large, would be sent for ever.
 */
const MOST_TRIES = 3;
/** Milliseconds between them. */
const PAUSE_MS = 1500;
const tries = new Map<string, number>();

/** What became of an edit that was sent. */
export type EditAnswer =
  | { kind: 'done'; block: string | null }
  | { kind: 'refused'; reply: EditReply }
  /** The server was away and is back: it is sent again. */
  | { kind: 'again' }
  /** The operator's session is over: it is sent after the next log-in. */
  | { kind: 'loggedOut'; goTo: string }
  | { kind: 'failed'; status: number };

/**
 * Asks the server for an edit. Where its answer leads to the panel that is open anyway, the page stays
 * as it is and is only loaded anew; else the page goes there.
 */
export async function askServer(
  request: Request,
  serverAction: () => Promise<unknown>,
): Promise<EditAnswer> {
  const here = new URL(request.url);
  const form = await request.clone().formData();
  try {
    return { kind: 'refused', reply: (await serverAction()) as EditReply };
  } catch (error) {
    if (error instanceof Response && error.headers.has('Location')) {
      const there = new URL(error.headers.get('Location')!, here);
      // It leads to another document too, but what was sent is not done.
      if (isLogIn(there)) return { kind: 'loggedOut', goTo: there.href };
      // What every page holds is changed: this one is loaded as a whole, and not in parts before.
      if (error.headers.has('X-Remix-Reload-Document')) {
        removeUnsent({ id: String(form.get('once')) });
        leaveFor(there.href);
        return new Promise(() => undefined);
      }
      return follow(here, there);
    }
    if (isRouteErrorResponse(error) && error.status < 502) {
      return { kind: 'failed', status: error.status };
    }
    if (isStrangeAnswer(error) && (await serverAnswers())) {
      if (isTriedEnough(String(form.get('once')))) return { kind: 'failed', status: 0 };
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    await untilServerAnswers();
    return { kind: 'again' };
  }
}

/** Something was answered, and the router could not read it; without an answer `fetch` throws a TypeError. */
function isStrangeAnswer(error: unknown): boolean {
  return error instanceof Error && !(error instanceof TypeError) && error.name !== 'AbortError';
}

function isTriedEnough(once: string): boolean {
  const count = (tries.get(once) ?? 0) + 1;
  if (count < MOST_TRIES) tries.set(once, count);
  else tries.delete(once);
  return count >= MOST_TRIES;
}

function isLogIn({ pathname }: URL): boolean {
  return localeFromPath(pathname).path === '/operator/login';
}

function follow(here: URL, there: URL): EditAnswer {
  const { pathname, search, hash } = there;
  const { path } = localeFromPath(pathname);
  if (!path.startsWith(editPath('/')) && !isEditMode(search))
    return { kind: 'loggedOut', goTo: there.href };
  if (pathname !== here.pathname || search !== here.search) {
    throw goTo(pathname + search + hash);
  }
  const block = hash.startsWith('#block-')
    ? decodeURIComponent(hash.slice('#block-'.length))
    : null;
  return { kind: 'done', block };
}

/** As Remix's `replace`, which would be in the script of every hydrated page. */
function goTo(address: string): Response {
  const headers = { Location: address, 'X-Remix-Replace': 'true' };
  return new Response(null, { status: 302, headers });
}
