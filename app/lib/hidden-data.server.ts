import type { LoaderFunction } from '@remix-run/node';

/** Server and pages are two bundles, each with a copy of this module. */
const GIVEN = Symbol.for('shop.loader-data');

type Hidden = { [GIVEN]: unknown };

/**
 * A loader whose data only the rendering sees. Remix writes the data of all loaders for the browser, also
 * where no script of the page reads it: of this one it finds nothing to write. Redirects are what they are.
 */
export function hiding(loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const given: unknown = await loader(args);
    if (given === undefined || given instanceof Response) return given;
    return hasInit(given) ? { ...given, data: hide(given.data) } : hide(given);
  };
}

/** Loader data by route as the loaders gave them, hidden or not. */
export function shown(byRoute: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(byRoute).map(([id, data]) => [id, isHidden(data) ? data[GIVEN] : data]),
  );
}

const hide = (data: unknown): Hidden => ({ [GIVEN]: data });

function isHidden(data: unknown): data is Hidden {
  return typeof data === 'object' && data !== null && GIVEN in data;
}

/** What Remix's `data` makes: data with a status or headers. */
function hasInit(given: unknown): given is { type: string; data: unknown } {
  return (given as { type?: unknown } | null)?.type === 'DataWithResponseInit';
}
