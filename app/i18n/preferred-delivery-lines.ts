import { money } from './format';
import { weekday } from './instant';
import type { Locale } from './locales';
import type { Translator } from './translator';

type DeliveryWishes = {
  /** ISO date, or null. */
  preferredDay: string | null;
  preferredLocation: string;
  preferredNeighbourName: string;
  preferredNeighbourAddress: string;
};

type Facts = {
  /** The price of the day in cents, where it is shown. */
  surcharge?: number;
  /** The order is sent only after payment. */
  waitsForPayment?: boolean;
};

/** The delivery wishes for a parcel, one per line. */
export function preferredDeliveryLines(
  wishes: DeliveryWishes | null,
  { t, locale }: Pick<Translator, 't'> & { locale: Locale },
  { surcharge = 0, waitsForPayment = false }: Facts = {},
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
    if (waitsForPayment) lines.push(t('preferredDelivery.dayIfPaid'));
  }
  if (place) lines.push(t('preferredDelivery.wishedLocation', { place }));
  if (name) {
    const address = wishes.preferredNeighbourAddress;
    lines.push(t('preferredDelivery.wishedNeighbour', { name, address }));
  }
  return lines;
}
