import { data } from '@remix-run/node';
import type { SummaryError } from '~/components/ui/error-summary';
import { emptyCart } from '~/features/buy/checkout/reject-empty-checkout.server';
import { addressOf } from '~/features/buy/checkout/address-of.server';
import { failureText } from '~/features/page/failure-text.server';
import { translatorFor } from '~/i18n/translate.server';
import type { Locale } from '~/i18n/locales';
import { stationOffer } from '~/features/buy/checkout/station-offer.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type ParcelStation } from '~/services/shop-api';
import { lengthText } from './length-text';
import { stationMap, type StationMapDrawing } from './station-map';
import { stationValue } from './station-value';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

export const STATION_TYPES = ['', 'packstation', 'postfiliale'] as const;

export type StationView = { value: string; name: string; place: string };

/** The query, its results, and the recipient as far as known. */
export type ParcelStationsView = {
  query: { zipcode: string; city: string; street: string; type: string };
  /** Null before a search. */
  stations: StationView[] | null;
  /** Null if no station has a position. */
  map: (StationMapDrawing & { scaleText: string }) | null;
  recipient: { firstName: string; lastName: string };
  isPostNumberRequired: boolean;
  errors: SummaryError[];
};

/** The field for each refusal of a search. */
const PLACES: Record<string, { field: string; status: number }> = {
  'parcelStations.placeRequired': { field: 'zipcode', status: 422 },
  'parcelStations.postalcode': { field: 'zipcode', status: 422 },
  'parcelStations.unavailable': { field: 'zipcode', status: 503 },
};

/**
 * Query: zipcode, city, street, type. 422 for an invalid place, 503 if the carrier does not answer.
 */
export async function loadParcelStations(request: Request, context: RequestContext) {
  const { shop, visitor, locale } = context;
  const checkout = await shop.getCheckout();
  if (checkout.cart.items.length === 0) throw emptyCart(context, request);
  const rules = await stationOffer(context, checkout);
  if (!rules) throw data(null, 404);
  const asked = new URL(request.url).searchParams;
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, 120);
  const query = {
    zipcode: normalizeInput(text('zipcode')),
    city: text('city'),
    street: text('street'),
    type: STATION_TYPES.find((known) => known === asked.get('type')) ?? '',
  };
  const { address: billing } = addressOf(checkout, 'billing-address');
  const { address: shipping } = addressOf(checkout, 'shipping-address');
  const { principal } = visitor;
  const known = billing ?? shipping ?? (principal.kind === 'customer' ? principal : null);
  const view = {
    query,
    recipient: { firstName: known?.firstName ?? '', lastName: known?.lastName ?? '' },
    isPostNumberRequired: rules.postnumberRequired,
  };
  if (!asked.has('zipcode') && !asked.has('city'))
    return { view: { ...view, stations: null, map: null, errors: [] }, status: 200 };
  try {
    const found = await shop.getPackstations({
      zipcode: query.zipcode,
      city: query.city,
      street: query.street,
      searchPackstation: query.type !== 'postfiliale',
      searchPostfilial: query.type !== 'packstation',
    });
    return {
      view: {
        ...view,
        stations: found.map((each) => stationView(each, locale)),
        map: mapView(found, locale),
        errors: [],
      },
      status: 200,
    };
  } catch (error) {
    const place = isShopError(error) ? PLACES[error.key] : undefined;
    if (!isShopError(error) || !place) throw error;
    const errors = [{ field: place.field, code: error.key, text: failureText(locale, error) }];
    return { view: { ...view, stations: null, map: null, errors }, status: place.status };
  }
}

function mapView(stations: ParcelStation[], locale: Locale): ParcelStationsView['map'] {
  const map = stationMap(stations.map(({ position }) => position));
  return map && { ...map, scaleText: lengthText(map.scale.metres, locale) };
}

function stationView(station: ParcelStation, locale: Locale): StationView {
  const { t } = translatorFor(locale);
  const { kind, number, street, zipCode, city, distance } = station;
  const away =
    distance === null
      ? []
      : [
          t('parcelStations.distance', {
            distance: lengthText(distance, locale),
          }),
        ];
  return {
    value: stationValue(station),
    name: `${kind} ${number}`,
    place: [street, `${zipCode} ${city}`, ...away].join(', '),
  };
}
