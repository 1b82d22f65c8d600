import type { Cents, PaymentMethod, VatCase } from '../../../shop-api';
import { isStation } from '../../sale/addresses/address-rules';
import { loadGoods } from '../../sale/cart/goods';
import { fitsRules } from '../../sale/order-properties/order-property-values';
import { priceReading } from '../../sale/cart/price-cart';
import type { PricedLine } from '../../sale/cart/price-lines';
import { totalsOf, totalsWithFee, type Totals } from '../../sale/cart/split-totals';
import { offeredPayments } from '../../sale/payments/offered-payments';
import { ratesOf, sharesOfPrice } from '../../sale/cart/vat-shares';
import { withoutVat } from '../../sale/cart/without-vat';
import { isOfOtherState, type BuyerVatNumber } from '../../sale/vat-numbers/buyer-vat-number';
import { NO_LIMITS } from '../../catalogue/delivery/sold-where';
import type { CommerceContext } from '../../core/commerce-context';
import type { OfferedShipping } from '../../catalogue/delivery/offered-shipping';
import type { PlacedAddress } from './offer-address';
import type { OfferDraft } from './offer-draft';
import { offerInvalid } from './offer-invalid';

/** Lines, totals and methods of an offer. */
export type OfferGoods = {
  lines: PricedLine[];
  totals: Totals;
  /** Null for gift cards alone. */
  shipping: OfferedShipping | null;
  payment: PaymentMethod;
  vatCase: VatCase;
  /** What is known of the buyer's number, where the VAT depends on it. */
  vatNumber: BuyerVatNumber | null;
};

/**
 * Prices the goods as a cart with these lines, then applies the prices of the offer. A business in
 * another member state with a confirmed number pays them without the VAT that is in them, as for an
 * order. Throws `offer.invalid`.
 */
export async function priceOffer(
  ctx: CommerceContext,
  draft: OfferDraft,
  { countryId, address }: PlacedAddress,
  buyer: BuyerVatNumber | null,
): Promise<OfferGoods> {
  const rows = await offeredRows(ctx, draft);
  const goods = await loadGoods(
    ctx,
    rows.map(({ variationId }) => variationId),
  );
  // By making the offer, the shop has decided that it sells these goods to this buyer.
  for (const fact of goods.facts.values()) {
    Object.assign(fact, { isForCustomer: true, limits: NO_LIMITS });
  }
  for (const [place, { variationId, params }] of rows.entries()) {
    const rules = goods.rules.get(goods.facts.get(variationId)?.itemId ?? 0) ?? [];
    if (!fitsRules(rules, params)) {
      throw offerInvalid({ [`items.${place}.properties`]: 'do not fit the product' });
    }
  }
  const { version: referenceVersion } = await ctx.reference();
  const cart = {
    ...NO_CART,
    shippingCountryId: countryId,
    shippingProfileId: draft.shippingProfile ?? null,
    shippingZipCode: address.zipCode,
    isToStation: isStation(address),
  };
  const stored = { cart, lines: rows, coupon: null, giftCards: [], referenceVersion };
  const priced = await priceReading(ctx, { stored, goods });
  const lost = rows.findIndex(({ id }) => !priced.lines.some((line) => line.id === id));
  if (lost >= 0) throw offerInvalid({ [`items.${lost}`]: 'is not for sale' });
  const lines = priced.lines.map((line) => {
    const unitGross = draft.items[line.id]?.price ?? line.unitGross;
    const classShares = sharesOfPrice(line.classShares, unitGross);
    const rates = ratesOf(classShares, priced.destination.rateOf);
    return { ...line, ...rates, unitGross, classShares, gross: unitGross * line.quantity };
  });
  const shipping = priced.offeredShipping.find(
    ({ id }) => draft.shippingProfile === undefined || id === draft.shippingProfile,
  );
  if (!shipping && priced.needsDelivery)
    throw offerInvalid({ shippingProfile: 'does not carry these goods there' });
  const charged = shipping ? { ...shipping, price: draft.shipping ?? shipping.price } : null;
  const undiscounted = lines.map((line) => ({ ...line, isDiscounted: false }));
  const taxed = {
    lines,
    shipping: { ...priced, shipping: charged },
    totals: totalsOf(undiscounted, 0, charged?.price ?? 0),
  };
  const isWeighed =
    buyer !== null &&
    ctx.checkVatNumber !== null &&
    priced.needsDelivery &&
    priced.destination.isAbroadInUnion &&
    isOfOtherState(priced.reference, buyer.number);
  const isExempt = isWeighed && buyer.state === 'valid';
  const exempt = isExempt ? withoutVat(taxed, priced.destination) : null;
  const offered = exempt ?? taxed;
  const key = draft.payment.toUpperCase();
  const isFeeAsked = priced.needsDelivery && offered.totals.total > 0;
  const feeOf = ({ fee: usual }: { fee: Cents }) => {
    const fee = isFeeAsked ? (draft.paymentFee ?? usual) : 0;
    return exempt ? exempt.netLikeDelivery(fee) : fee;
  };
  const payment = offeredPayments(ctx, {
    ...priced,
    shipping: offered.shipping.shipping,
    openAmount: offered.totals.total,
    feeOf,
  }).find(({ paymentKey, isSelectable }) => isSelectable && paymentKey.toUpperCase() === key);
  if (!payment) throw offerInvalid({ payment: 'is not possible for this offer' });
  return {
    lines: offered.lines,
    totals: totalsWithFee(offered.totals, offered.lines, payment.fee),
    shipping: offered.shipping.shipping,
    payment,
    vatCase: isExempt ? 'intraCommunity' : priced.vatCase,
    vatNumber: isWeighed ? buyer : null,
  };
}

const NO_CART = {
  id: 0,
  version: 0,
  couponCode: null,
  giftCardIds: [],
  paymentMethodId: null,
  shippingAddressId: null,
  invoiceAddressId: null,
  additionalInformation: null,
  preferredDelivery: null,
  // It is computed with the prices of the offer.
  buyerVatNumber: null,
};

/** Lines as a cart has them; their id is their index in the draft. */
async function offeredRows(ctx: CommerceContext, { items }: OfferDraft) {
  const { rows } = await ctx.db.client.query<{ id: number; number: string }>(
    'select id, number from variation where number = any($1)',
    [items.map(({ number }) => number)],
  );
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  return items.map(({ number, quantity, properties }, place) => {
    const variationId = ids.get(number);
    if (!variationId) throw offerInvalid({ [`items.${place}.number`]: `no product has ${number}` });
    const params = Object.entries(properties).map(([id, value]) => ({
      propertyId: Number(id),
      value,
    }));
    return { id: place, variationId, quantity, params };
  });
}
