import { keepPage, keptFile, cachedPage, seenPages } from './cached-pages';
import { isForEverybody, isOfflinePage, offlinePath } from './rules';
import type { FetchEvent } from './worker';
import { titleOf, withNote, withSeen } from './written-pages';

/** The page from the shop; offline the cached page, or the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    if (isForEverybody(answer) && !isOfflinePage(request.url)) {
      event.waitUntil(keepPage(request.url).catch(() => undefined));
    }
    return answer;
  } catch (error) {
    const answer = await answerOffline(request.url);
    if (!answer) throw error;
    return answer;
  }
}

/**
 * The name of a file contains its hash, so the cached one is right; a browser without a cache
 * fetches it.
 */
export async function answerFile(request: Request): Promise<Response> {
  return (await keptFile(request.url).catch(() => undefined)) ?? fetch(request);
}

async function answerOffline(url: string): Promise<Response | null> {
  const frame = await cachedPage('frame', offlinePath(url));
  if (!frame) return null;
  const offline = await frame.text();
  const kept = await cachedPage('pages', url);
  if (kept) return written(kept, withNote(await kept.text(), offline, kept.headers.get('Date')));
  const seen = (await seenPages()).map((page) => ({ ...page, title: titleOf(page.html) }));
  return written(frame, withSeen(offline, url, seen));
}

/** A page with inserted HTML, under its original CSP. */
function written({ headers }: Response, html: string): Response {
  const kept = ['Content-Type', 'Content-Security-Policy'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(html, { headers: [...kept, ['Cache-Control', 'no-store']] });
}
