import { isRouteErrorResponse } from '@remix-run/react';
import { editPath } from '~/operator/frame/edit-path';
import { isEditMode } from '~/lib/edit-mode';
import { localeFromPath } from '~/i18n/locales';
import type { EditReply } from '../intents/intent.server';
import { leaveFor } from './leave';
import { serverAnswers, untilNextAttempt, untilServerAnswers } from './reachable';
import { removeUnsent } from './unsent';

/**
 * The maximum number of retries for an answer that does not come from the page, as from a
 * restarting shop. Without a limit, a request refused before it reaches the page, such as a form
 * that is too large, would be sent forever.
 */
const MOST_TRIES = 3;
const tries = new Map<string, number>();

/** The result of a sent edit. */
export type EditAnswer =
  | { kind: 'done'; block: string | null }
  | { kind: 'refused'; reply: EditReply }
  /** The server was away and is back: the edit is sent again. */
  | { kind: 'again' }
  /** The operator's session has ended: the edit is sent after the next log-in. */
  | { kind: 'loggedOut'; goTo: string }
  | { kind: 'failed'; status: number };

/**
 * Sends an edit to the server. If its answer leads to the panel that is already open, the page
 * stays and only reloads its data; otherwise the page goes there.
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
      // It leads to another document too, but the edit was not done.
      if (isLogIn(there)) return { kind: 'loggedOut', goTo: there.href };
      // Something that every page contains has changed: the whole document is loaded instead of its
      // data.
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
    if (isEndedByRouter(error)) {
      await untilServerAnswers();
      return { kind: 'again' };
    }
    if (isStrangeAnswer(error) && (await serverAnswers())) {
      if (isTriedEnough(String(form.get('once')))) return { kind: 'failed', status: 0 };
    }
    await untilNextAttempt();
    return { kind: 'again' };
  }
}

/** The router could not read an answer; without any answer `fetch` throws a TypeError. */
function isStrangeAnswer(error: unknown): boolean {
  return error instanceof Error && !(error instanceof TypeError);
}

/** Another navigation took the place of this one. */
function isEndedByRouter(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
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

/** Like Remix's `replace`, which would be in the script of every hydrated page. */
function goTo(address: string): Response {
  const headers = { Location: address, 'X-Remix-Replace': 'true' };
  return new Response(null, { status: 302, headers });
}
