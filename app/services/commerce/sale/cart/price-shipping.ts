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

/** What of a line its delivery depends on. */
type ParcelLine = {
  quantity: number;
  gross: Cents;
  isGiftCard: boolean;
  facts: { weightG: number; isHazardous: boolean; maxDays: number };
};

/** How a cart may come, how it does, and what that costs with what was wished of the carrier. */
export type PricedShipping = CountedWishes & {
  offeredShipping: OfferedShipping[];
  /** What is charged: the chosen way of delivery, or the first one when none was chosen. */
  shipping: OfferedShipping | null;
  /** Something of it comes as a parcel; false where gift cards alone are bought. */
  needsDelivery: boolean;
  /** It is asked where the parcel goes: something is sent, and the buyer does not collect it. */
  needsDeliveryAddress: boolean;
  /** Why no way of delivery takes it; null where one does or none is needed. */
  noDelivery: NoDelivery | null;
  /** The chosen way of delivery is not to be had for this cart any more. */
  isShippingGone: boolean;
  /** Something was wished of the carrier that it does not do at a station. */
  areWishesGone: boolean;
};

/** Nothing lies in the cart, or nothing of it comes as a parcel. */
export function noShipping(needsDelivery: boolean): PricedShipping {
  const none = { offeredShipping: [], shipping: null, noDelivery: null };
  const gone = { isShippingGone: false, areWishesGone: false };
  const needs = { needsDelivery, needsDeliveryAddress: needsDelivery };
  return { ...none, ...gone, ...needs, ...countWishes(null, null) };
}

/** The delivery of a cart with these lines, by the tables of the reference. */
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
  // Fewer goods to send do not need another address.
  const lighter = () => offeredShipping(reference, lang, { ...parcel, weightG: 0 });
  // Where nobody lives only some carriers go; who collects the goods needs none.
  const options = cart.isToStation
    ? offered.filter(({ id, pickup }) => pickup || rules.stationProfiles.includes(id))
    : offered;
  const chosen = options.find((option) => option.id === cart.shippingProfileId);
  const shipping = chosen ?? options[0] ?? null;
  const goodsDays = slowestGoods(lines);
  // At a station nobody is met, and its own hours count.
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

/** What of a cart or an order comes as a parcel: gift cards come by mail. */
export function goodsToSend<Line extends { isGiftCard: boolean }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ isGiftCard }) => !isGiftCard);
}
