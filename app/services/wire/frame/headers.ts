import { defaultLocale, isOffered, type Locale } from '~/i18n/locales';
import type { WireRequest } from '../wire-request';

/**
 * The headers that a browser of another origin may send, if that origin is configured (§7).
 * `x-pwa-edit-hash` proves an editor to `getPreviewValid`, and changes nothing.
 */
export const CALL_HEADERS =
  'Content-Type, Accept, x-csrf-token, x-config-id, x-pwa-edit-hash, locale, referrerID, noCache';

type WithHeaders = Pick<WireRequest, 'headers'>;

/** The header `locale`: two letters in any case; the shop's first language for any other value. */
export function localeOf({ headers }: WithHeaders): Locale {
  const stated = headers.get('locale')?.trim().toLowerCase();
  return isOffered(stated) ? stated : defaultLocale();
}
