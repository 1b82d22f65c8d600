import { money, weekday } from './format';
import type { Locale } from './locales';
import type { Translator } from './translator';

type Wishes = {
  /** ISO date, or null. */
  preferredDay: string | null;
  preferredLocation: string;
  preferredNeighbourName: string;
  preferredNeighbourAddress: string;
};

/** How a parcel is to come, a wish a line; with what the day costs, in cents, where it is asked. */
export function preferredDeliveryLines(
  wishes: Wishes | null,
  { t, locale }: Pick<Translator, 't'> & { locale: Locale },
  surcharge = 0,
): string[] {
  if (!wishes) return [];
  const { preferredDay, preferredLocation: place, preferredNeighbourName: name } = wishes;
  const lines: string[] = [];
  if (preferredDay) {
    const day = weekday(preferredDay, locale);
    lines.push(
      surcharge > 0
        ? t('preferredDelivery.wishedDayCosts', { day, price: money(surcharge, locale) })
        : t('preferredDelivery.wishedDay', { day }),
    );
  }
  if (place) lines.push(t('preferredDelivery.wishedLocation', { place }));
  if (name) {
    const address = wishes.preferredNeighbourAddress;
    lines.push(t('preferredDelivery.wishedNeighbour', { name, address }));
  }
  return lines;
}
