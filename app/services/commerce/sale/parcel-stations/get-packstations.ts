import { addressKey } from '~/lib/address-key.server';
import {
  getPackstationsInputSchema,
  ShopError,
  type GetPackstationsInput,
  type ParcelStation,
  type StationKind,
} from '../../../shop-api';
import { isCarrierPostcode } from '../../catalogue/delivery/carrier-postcode';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRate } from '../../core/rate-limit';

/** For one client address: the carrier limits searches. */
const MOST_SEARCHES = { max: 60, seconds: 3600 };

/**
 * Stations near a place (open point 1.12). Throws `parcelStations.placeRequired`,
 * `parcelStations.postalcode` (§5), `parcelStations.unavailable` when the carrier does not answer
 * (§8), and `security.tooManyRequests`.
 */
export async function getPackstations(
  ctx: CommerceContext,
  input: GetPackstationsInput,
): Promise<ParcelStation[]> {
  const parsed = getPackstationsInputSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('parcelStations.placeRequired');
  const { zipcode, city, street, searchPackstation, searchPostfilial } = parsed.data;
  if (zipcode === '' && city === '') {
    throw new ShopError('parcelStations.placeRequired');
  }
  if (zipcode !== '' && !isCarrierPostcode(zipcode)) {
    throw new ShopError('parcelStations.postalcode');
  }
  const isAny = searchPackstation === searchPostfilial;
  const kinds: StationKind[] = [];
  if (isAny || searchPackstation) kinds.push('Packstation');
  if (isAny || searchPostfilial) kinds.push('Postfiliale');
  const searcher = `stations:${addressKey(ctx.visitor.clientAddress)}`;
  await limitRate(ctx, searcher, MOST_SEARCHES);
  try {
    if (!ctx.findStations) throw new Error('no carrier is set up');
    return await ctx.findStations({ zipCode: zipcode, city, street, kinds });
  } catch (cause) {
    throw new ShopError('parcelStations.unavailable', {
      cause: { reason: String(cause) },
    });
  }
}
