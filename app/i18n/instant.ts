import { SHOP_TIME_ZONE } from '~/lib/shop-time';
import { HARD, kept, REGION } from './format';
import type { Locale } from './locales';

/** The format of a timestamp on the shop's clock. */
const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) =>
    new Intl.DateTimeFormat(REGION[locale], { ...options, timeZone: SHOP_TIME_ZONE }),
);

/** A day: '21. November 2026' or, short, '21.11.2026'. */
export function date(
  value: string | Date,
  locale: Locale,
  style: 'short' | 'long' = 'long',
): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { day: 'numeric', month: 'long', year: 'numeric' }
      : { day: '2-digit', month: '2-digit', year: 'numeric' };
  return dateFormat(locale, options).format(new Date(value)).replace(' ', HARD);
}

/** A day with its weekday: 'Mittwoch, 25. November 2026'. */
export function weekday(value: string | Date, locale: Locale): string {
  const format = dateFormat(locale, { weekday: 'long' });
  return `${format.format(new Date(value))}, ${date(value, locale)}`;
}

/** An instant with its zone, for receipts: '21. November 2026, 14:05:09 MEZ'. */
export function dateTime(value: string | Date, locale: Locale): string {
  return instant(value, locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

/** A chosen instant, to the minute: '21. November 2026, 14:05 MEZ'. */
export function minute(value: string | Date, locale: Locale): string {
  return instant(value, locale, { hour: '2-digit', minute: '2-digit' });
}

/** A recent instant in a short form, for lists: '21.11., 14:05'. */
export function moment(value: string | Date, locale: Locale): string {
  const format = dateFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(value));
}

function instant(value: string | Date, locale: Locale, clock: Intl.DateTimeFormatOptions): string {
  const time = dateFormat(locale, { ...clock, timeZoneName: 'short' });
  return `${date(value, locale)}, ${time.format(new Date(value))}`;
}
