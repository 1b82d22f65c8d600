import { SHOP_TIME_ZONE } from '~/lib/shop-time';
import { date } from './format';
import type { Locale } from './locales';

const REGION: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** An instant that somebody chose, to the minute: '21. November 2026, 14:05 MEZ'. */
export function minute(value: string | Date, locale: Locale): string {
  const time = new Intl.DateTimeFormat(REGION[locale], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
    timeZoneName: 'short',
  });
  return `${date(value, locale)}, ${time.format(new Date(value))}`;
}
