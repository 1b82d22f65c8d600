import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import { Scripts, useMatches } from '@remix-run/react';
// oxlint-disable-next-line import/default -- Vite answers ?url with the address of the built file
import enhanceUrl from '~/enhance/index?worker&url';
import { useText } from '~/i18n/text';
import { scriptSize } from '~/lib/script-size';
import { fixedPart, type SiteRoute } from '~/lib/route-facts';
import { pickTexts } from '~/i18n/create-i18n';
import type { Namespace } from '~/i18n/dictionaries/types';
import { hydratedTexts, type PageHandle } from './page-handle';

/** The pages of the shop; known on the server, which alone renders pages that prefetch. */
export const SiteRoutes = createContext<readonly SiteRoute[]>([]);

/**
 * The three sizes of script (docs/decisions/008). The browser prefetches links that it expects to
 * be followed; links that change something or belong to one visitor are excluded.
 */
export function PageScripts() {
  // A browser that runs this is on a hydrated page, and has read its texts.
  return import.meta.env.SSR ? <ServerScripts /> : <HydratingScripts texts="" />;
}

function ServerScripts() {
  const { i18n } = useText();
  const routes = useContext(SiteRoutes);
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const size = scriptSize(handles);
  if (size === 'hydrate') return <HydratingScripts texts={textsOf(i18n, hydratedTexts(handles))} />;
  if (size === 'none') return <DevelopmentClient />;
  return (
    <>
      <DevelopmentClient />
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: speculationRules(routes) }}
      />
      <script src={enhanceUrl} defer />
    </>
  );
}

function HydratingScripts({ texts }: { texts: string }) {
  return (
    <>
      <script
        type="application/json"
        id="texts"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: texts }}
      />
      <ServerScriptTags />
    </>
  );
}

/**
 * The script tags of Remix. The browser leaves them unchanged and has no code to render them, which
 * saves a kilobyte of the framework.
 */
function ServerScriptTags() {
  return import.meta.env.SSR ? (
    <div hidden>
      <Scripts />
    </div>
  ) : (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  );
}

const NOTHING = { __html: '' };

/** Reloads script-free pages too during development; hydrated ones include it. */
function DevelopmentClient() {
  return import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null;
}

/** Made once: texts do not change while the shop runs. */
const known = new Map<string, string>();

function textsOf(i18n: i18n, subjects: readonly Namespace[]): string {
  const name = [i18n.language, ...subjects].join();
  const texts =
    known.get(name) ?? JSON.stringify(pickTexts(i18n, subjects)).replaceAll('<', '\\u003c');
  known.set(name, texts);
  return texts;
}

/** Made once for the routes of a shop. */
const rulesOf = new WeakMap<readonly SiteRoute[], string>();

function speculationRules(routes: readonly SiteRoute[]): string {
  const rules = rulesOf.get(routes) ?? writeRules(routes);
  rulesOf.set(routes, rules);
  return rules;
}

/** Pages that belong to one visitor, or change something, are not prefetched. */
function writeRules(routes: readonly SiteRoute[]): string {
  const linked = routes.filter(({ audience }) => audience !== 'operator');
  const pathsOf = (wanted: SiteRoute[]) =>
    wanted.map((route) => (fixedPart(route) === route.path ? route.path : `${fixedPart(route)}*`));
  const open = pathsOf(linked.filter(({ audience }) => !audience));
  const personal = [...new Set(pathsOf(linked.filter(({ audience }) => audience)))];
  // A path stands for all below it, if none of them is public.
  const parents = personal.filter(
    (path) => personal.some(isBelow(path)) && !open.some(isBelow(path)),
  );
  const written = personal
    .filter((path) => !parents.some((parent) => isBelow(parent)(path)))
    .map((path) => `{/de}?{/en}?${path}${parents.includes(path) ? '{/*}?' : ''}`);
  return JSON.stringify({
    prefetch: [
      {
        source: 'document',
        eagerness: 'moderate',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: written } },
            { not: { href_matches: '/api/*' } },
            { not: { selector_matches: '[rel~=nofollow], [download]' } },
          ],
        },
      },
    ],
  });
}

function isBelow(parent: string): (path: string) => boolean {
  return (path) => path.startsWith(`${parent}/`);
}
