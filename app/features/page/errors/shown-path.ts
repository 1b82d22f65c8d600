import { useLocation, useMatches } from '@remix-run/react';
import { localeFromPath, localePath } from '~/i18n/locales';
import { shownPath } from '~/lib/edit-mode';
import type { RouteFacts } from '~/lib/route-facts';

/**
 * The path that an error page may show; null if the address contains a key, which no page repeats.
 */
export function useShownPath(): string | null {
  const { pathname, search } = useLocation();
  const holdsKey = useMatches().some(
    ({ handle }) => (handle as RouteFacts | undefined)?.audience === 'keyholder',
  );
  if (holdsKey) return null;
  const { prefix, path } = localeFromPath(pathname);
  const own = shownPath(path, search);
  return own === path ? pathname : localePath(prefix, own);
}
