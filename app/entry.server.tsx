import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { SiteRoutes } from './features/page/page-scripts';
import { FragmentCache } from './components/personal/cached-fragment';
import { SlotMarker } from './components/personal/personal-slot';
import type { PageHandle } from './features/page/page-handle';
import { openFragmentCache } from './features/frame/shop-frame/fragment-cache.server';
import { renderQuietSlots } from './features/frame/shop-frame/render-slots.server';
import { localeFromPath } from './i18n/locales';
import { TextProvider } from './i18n/text';
import { i18nFor } from './i18n/translate.server';
import { ServerFrames } from './features/frame/shop-frame/server-frames.server';
import { revealLoaderData } from './lib/server-only-loader.server';
import { loaderDataScripts } from './lib/loader-data.server';
import { ownTurn } from './lib/own-turn.server';
import { scriptSize } from './lib/script-size';
import { withFirstPictureAhead } from './styles/first-picture.server';
import { withSheetAfterFirstScreen } from './styles/first-screen.server';
import { withFirstStyles } from './styles/first-styles.server';

export { noteFailure as handleError } from './features/page/errors/note-failure.server';
/** Run by the server before the loaders of routes that name them. */
export { guards } from './features/frame/guards.server';
/** Called by the server to fill the slots of a shared page. */
export { slots } from './features/frame/shop-frame/render-slots.server';

/**
 * Renders a page completely: nothing is streamed, so that it is whole without script. The server
 * takes the text from the context.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { routes, slotMark, page: answer, viewportWidth }: AppLoadContext,
): Promise<Response> {
  const { locale, prefix } = localeFromPath(new URL(request.url).pathname);
  const isHydrated = isHydratedPage(remix);
  const { serverHandoffStream: data, staticHandlerContext, ...rest } = remix;
  const loaderData = revealLoaderData(staticHandlerContext.loaderData);
  const context = { ...rest, staticHandlerContext: { ...staticHandlerContext, loaderData } };
  const { fragmentCache, filled } = openFragmentCache();
  const page = (
    <TextProvider i18n={i18nFor(locale)} prefix={prefix}>
      <SiteRoutes.Provider value={routes}>
        {/* On a hydrated page React must find the HTML that it rendered. */}
        <SlotMarker.Provider value={isHydrated ? null : slotMark}>
          {/* A shared page is itself cached; a page with an error is like no other. */}
          <FragmentCache.Provider
            value={slotMark || staticHandlerContext.errors ? null : fragmentCache}
          >
            <ServerFrames isHydrated={isHydrated}>
              <RemixServer context={context} url={request.url} />
            </ServerFrames>
          </FragmentCache.Provider>
        </SlotMarker.Provider>
      </SiteRoutes.Provider>
    </TextProvider>
  );
  answer.data = loaderData;
  await ownTurn();
  const html = filled(renderToString(page));
  const scripts = isHydrated && data ? await loaderDataScripts(data) : '';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  const quiet = renderQuietSlots({ locale, prefix });
  // Searched while it is a flat string: each search in a concatenated one copies all of it.
  const placed = withFirstPictureAhead(isHydrated ? html : withSheetAfterFirstScreen(html), {
    isHydrated,
    viewportWidth,
  });
  answer.html = `<!DOCTYPE html>${withFirstStyles(placed, quiet)}${scripts}`;
  return new Response(null, { status, headers });
}

function isHydratedPage(remix: EntryContext): boolean {
  const handles = remix.staticHandlerContext.matches.map(
    ({ route }) => remix.routeModules[route.id]?.handle as PageHandle | undefined,
  );
  return scriptSize(handles) === 'hydrate';
}
