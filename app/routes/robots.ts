const PRIVATE = ['/api/', '/cart', '/checkout', '/readonly-checkout', '/guest/'];

/** Pages behind a key are not named: they say noindex themselves, which a crawler must be able to read. */
export function loader() {
  const paths = ['', '/de', '/en'].flatMap((prefix) =>
    PRIVATE.map((path) => (path === '/api/' ? path : prefix + path)),
  );
  const lines = ['User-agent: *', ...[...new Set(paths)].map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
