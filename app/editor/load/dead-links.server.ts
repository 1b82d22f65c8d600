import type { AppLoadContext } from '@remix-run/node';
import { localeFromPath } from '~/i18n/locales';
import { findRoute } from '~/lib/route-facts';
import { RESERVED_SEGMENTS } from '~/services/operator-api/reserved-segments';

type LinkContext = Pick<AppLoadContext, 'shop' | 'routes' | 'publicOrigin'>;

/**
 * The addresses that lead nowhere in this shop, found in its routes and tables, never by a request.
 * A former address redirects and is not dead; foreign addresses are not checked.
 */
export async function findDeadLinks(
  context: LinkContext,
  addresses: readonly string[],
): Promise<Set<string>> {
  const paths = new Map(addresses.map((address) => [address, pathOf(context, address)]));
  const asked = [...new Set(paths.values())].filter((path) => path !== null);
  const dead = new Set(
    (
      await Promise.all(asked.map(async (path) => ((await isThere(context, path)) ? [] : [path])))
    ).flat(),
  );
  return new Set(addresses.filter((address) => dead.has(paths.get(address) ?? '')));
}

/** The path of an address of this shop without its language; null for a foreign address. */
function pathOf({ publicOrigin }: LinkContext, address: string): string | null {
  if (!/^(?:https?:\/\/|\/)/i.test(address) || !URL.canParse(address, publicOrigin)) return null;
  const { origin, pathname } = new URL(address, publicOrigin);
  return origin === new URL(publicOrigin).origin ? localeFromPath(pathname).path : null;
}

async function isThere({ shop, routes }: LinkContext, path: string): Promise<boolean> {
  const route = findRoute(routes, path);
  if (route && route.path !== '/*') return true;
  const [, first = ''] = path.split('/');
  // The server also answers for pictures and files.
  if (RESERVED_SEGMENTS.has(first) || /\.\w{2,5}$/.test(path)) return true;
  return (await shop.resolvePath({ path })) !== null;
}
