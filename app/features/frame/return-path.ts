/** The page a form came from, if it names a path of this shop; else the fallback. Never another host. */
export function returnPath(value: FormDataEntryValue | null, fallback = '/'): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return fallback;
  const url = new URL(value, 'http://shop.invalid');
  // Dot segments are gone only now: '/..//evil.example' has become '//evil.example'.
  const isOurs = url.host === 'shop.invalid' && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search + url.hash : fallback;
}
