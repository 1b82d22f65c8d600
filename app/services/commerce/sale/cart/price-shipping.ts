import type { Cents, NoDelivery } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { slowestGoods } from '../../catalogue/delivery/delivery-time';
import { offeredShipping, type OfferedShipping } from '../../catalogue/delivery/offered-shipping';
import {
  countWishes,
  offeredServices,
  type CountedWishes,
} from '../../catalogue/delivery/preferred-services';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { preferredDeliveryRulesOf } from '../../core/settings/preferred-delivery-rules';
import type { CartRow } from './cart-rows';

/** The facts of a line that its delivery depends on. */
type ParcelLine = {
  quantity: number;
  gross: Cents;
  isGiftCard: boolean;
  facts: { weightG: number; isHazardous: boolean; maxDays: number };
};

/** The shipping methods of a cart, the current one, and its price with the delivery preferences. */
export type PricedShipping = CountedWishes & {
  offeredShipping: OfferedShipping[];
  /** The charged method: the chosen one, or the first one when none was chosen. */
  shipping: OfferedShipping | null;
  /** A part of it is sent as a parcel; false for gift cards alone. */
  needsDelivery: boolean;
  /** A delivery address is needed: goods are sent, and the buyer does not collect them. */
  needsDeliveryAddress: boolean;
  /** Why no shipping method is available; null if one is, or none is needed. */
  noDelivery: NoDelivery | null;
  /** The chosen shipping method is no longer available for this cart. */
  isShippingGone: boolean;
  /** There were delivery preferences that the carrier does not offer at a station. */
  areWishesGone: boolean;
};

/** The cart is empty, or nothing of it is sent as a parcel. */
export function noShipping(needsDelivery: boolean): PricedShipping {
  const none = { offeredShipping: [], shipping: null, noDelivery: null };
  const gone = { isShippingGone: false, areWishesGone: false };
  const needs = { needsDelivery, needsDeliveryAddress: needsDelivery };
  return { ...none, ...gone, ...needs, ...countWishes(null, null) };
}

/** The delivery of a cart with these lines, by the reference tables. */
export function priceShipping(
  { lang, now }: Pick<CommerceContext, 'lang' | 'now'>,
  reference: ReferenceTables,
  cart: CartRow,
  all: readonly ParcelLine[],
): PricedShipping {
  const lines = goodsToSend(all);
  if (lines.length === 0) return noShipping(all.length === 0);
  const { shippingCountryId: countryId } = cart;
  const rules = preferredDeliveryRulesOf(reference.settings);
  const parcel = {
    countryId,
    weightG: lines.reduce((sum, line) => sum + line.quantity * line.facts.weightG, 0),
    isHazardous: lines.some((line) => line.facts.isHazardous),
    itemSum: lines.reduce((sum, line) => sum + line.gross, 0),
  };
  const offered = offeredShipping(reference, lang, parcel);
  // A lower weight requires no other address.
  const lighter = () => offeredShipping(reference, lang, { ...parcel, weightG: 0 });
  // Only some carriers deliver to stations; a pick-up needs none.
  const options = cart.isToStation
    ? offered.filter(({ id, pickup }) => pickup || rules.stationProfiles.includes(id))
    : offered;
  const chosen = options.find((option) => option.id === cart.shippingProfileId);
  const shipping = chosen ?? options[0] ?? null;
  const goodsDays = slowestGoods(lines);
  // Delivery preferences are for a recipient at home, and a station has its own hours.
  const services =
    shipping && !shipping.pickup && !cart.isToStation
      ? offeredServices(rules, { countryId, shippingProfileId: shipping.id, now: now(), goodsDays })
      : null;
  return {
    offeredShipping: options,
    shipping,
    needsDelivery: true,
    needsDeliveryAddress: !shipping?.pickup,
    noDelivery: shipping ? null : whyNone(offered, lighter),
    isShippingGone: cart.shippingProfileId !== null && !chosen,
    areWishesGone: cart.isToStation && cart.preferredDelivery !== null,
    ...countWishes(cart.isToStation ? null : cart.preferredDelivery, services),
  };
}

function whyNone(offered: readonly unknown[], lighter: () => readonly unknown[]): NoDelivery {
  if (offered.length > 0) return 'station';
  return lighter().length > 0 ? 'weight' : 'place';
}

/** The part of a cart or an order that is sent as a parcel: gift cards come by mail. */
export function goodsToSend<Line extends { isGiftCard: boolean }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ isGiftCard }) => !isGiftCard);
}
