import type { LoaderFunctionArgs } from '@remix-run/node';

const PRIVATE = [
  '/api/',
  '/cart',
  '/checkout',
  '/readonly-checkout',
  '/confirmation/',
  '/guest/',
  '/newsletter/',
];

export function loader({ context }: LoaderFunctionArgs) {
  const paths = ['', '/de', '/en'].flatMap((prefix) =>
    PRIVATE.map((path) => (path === '/api/' ? path : prefix + path)),
  );
  const lines = ['User-agent: *', ...[...new Set(paths)].map((path) => `Disallow: ${path}`)];
  context.page.cacheable = true;
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
