import { createContext, useContext, type ReactNode } from 'react';
import { useText } from '~/i18n/text';

/**
 * The marker in place of a cached fragment, or the ones before and after a fragment that is not
 * cached, and in it for the number of this page.
 */
export type FragmentMarkers = { known: string } | { begin: string; end: string; own: string };

/**
 * Returns the markers of a fragment by its key; `own` is the number that differs by page. Null if
 * nothing is cached, as in a browser.
 */
export const FragmentCache = createContext<
  ((part: string, own?: number) => FragmentMarkers) | null
>(null);

type CachedFragmentProps = {
  name: string;
  /** Everything that the fragment is rendered from, besides its language and `own`. */
  from: readonly unknown[];
} & (
  | { own?: undefined; children: ReactNode }
  /** The number that differs by page, such as that of a cart line, or its marker. */
  | { own: number; children: (own: number | string) => ReactNode }
);

/**
 * A fragment that is the same on many pages of many visitors, except for one number at most: rendered once, then
 * reused as HTML. It stands between elements, and nothing in it uses `useId`, whose ids depend on what was
 * rendered before.
 */
export function CachedFragment({ name, from, ...part }: CachedFragmentProps) {
  const { prefix } = useText();
  const fragmentCache = useContext(FragmentCache);
  const rendered = (own: number | string) =>
    part.own === undefined ? part.children : part.children(own);
  // Browsers cache nothing, and their bundles contain nothing of the cache.
  if (!import.meta.env.SSR || !fragmentCache) return <>{rendered(part.own ?? '')}</>;
  const marks = fragmentCache(JSON.stringify([name, prefix, ...from]), part.own);
  if ('known' in marks) return <>{marks.known}</>;
  return (
    <>
      {marks.begin}
      {rendered(marks.own)}
      {marks.end}
    </>
  );
}
