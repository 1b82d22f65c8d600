import { useLocation, useMatches } from '@remix-run/react';
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
  return holdsKey ? null : shownPath(pathname, search);
}
