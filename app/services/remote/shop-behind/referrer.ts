/** `?ReferrerID=12`, as far as it is a number. */
export function referrerOf(url: string): string | undefined {
  if (!/referrerid/i.test(url) || !URL.canParse(url)) return undefined;
  const stated = new URL(url).searchParams.get('ReferrerID') ?? '';
  return /^\d{1,9}$/.test(stated) ? stated : undefined;
}
