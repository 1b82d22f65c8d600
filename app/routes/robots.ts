import type { LoaderFunctionArgs } from '@remix-run/node';

/**
 * Pages behind a key are not named: they say noindex themselves, which a crawler must be able to
 * read.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const personal = context.routes.filter(({ audience }) => audience === 'visitor');
  const paths = ['', '/de', '/en'].flatMap((prefix) => personal.map(({ path }) => prefix + path));
  const lines = ['User-agent: *', ...['/api/', ...paths].map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
