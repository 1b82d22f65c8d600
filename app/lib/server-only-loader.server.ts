import type { LoaderFunction } from '@remix-run/node';

/** Server and pages are two bundles, each with a copy of this module. */
const LOADER_DATA = Symbol.for('shop.loader-data');

type ServerOnlyData = { [LOADER_DATA]: unknown };

/**
 * A loader whose data only the server's rendering can read. Remix serializes the data of all
 * loaders for the browser, even if no script of the page reads it: this data serializes to nothing.
 * Redirects are unchanged.
 */
export function serverOnlyLoader(loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const result: unknown = await loader(args);
    if (result === undefined || result instanceof Response) return result;
    return hasInit(result) ? { ...result, data: hide(result.data) } : hide(result);
  };
}

/** Loader data by route as the loaders returned it, whether it is server-only or not. */
export function revealLoaderData(byRoute: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(byRoute).map(([id, data]) => [
      id,
      isServerOnly(data) ? data[LOADER_DATA] : data,
    ]),
  );
}

const hide = (data: unknown): ServerOnlyData => ({ [LOADER_DATA]: data });

function isServerOnly(data: unknown): data is ServerOnlyData {
  return typeof data === 'object' && data !== null && LOADER_DATA in data;
}

/** The result of Remix's `data`: data with a status or headers. */
function hasInit(result: unknown): result is { type: string; data: unknown } {
  return (result as { type?: unknown } | null)?.type === 'DataWithResponseInit';
}
