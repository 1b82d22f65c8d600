import type { Language } from '../../../shop-api';

/**
 * The page of the carrier that tracks a parcel. Null for a carrier without such a page, and for a
 * template that is not an https URL of a fixed host.
 */
export function trackingLink(
  template: string | null,
  { number, lang }: { number: string; lang: Language },
): string | null {
  if (!template?.includes('{number}')) return null;
  const link = fill(template, encodeURIComponent(number), lang);
  const url = URL.parse(link);
  const isSound = url?.protocol === 'https:' && url.username === '' && url.password === '';
  // The number is never part of the host.
  return isSound && url.host === URL.parse(fill(template, '0', lang))?.host ? url.href : null;
}

function fill(template: string, number: string, lang: Language): string {
  return template.replaceAll('{number}', number).replaceAll('{lang}', lang);
}
