import type {
  CartGiftCard,
  CartNotice,
  Cents,
  CartVatNumber,
  PaymentMethod,
  VatCase,
} from '../../../shop-api';
import { readOnce, type CommerceContext } from '../../core/commerce-context';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { homeCountryOf } from '../../core/reference/home-country';
import { couponNotices, goneNotices, warning } from './cart-notices';
import type { CartLineRow, CartRow } from './cart-rows';
import { applyCoupon, type Coupon, type CouponRefusal } from '../coupons/coupon-rules';
import { applyGiftCards, endingOf, type GiftCardRefusal } from '../gift-cards/gift-card-rules';
import { destinationOf, type Destination } from './destination-vat';
import type { Goods } from './goods';
import { itemsInCategory } from './items-in-category';
import { priceLines, type PricedLine } from './price-lines';
import { noShipping, priceShipping, type PricedShipping } from './price-shipping';
import { readCart, type CartReading } from './read-cart';
import { chosenPayment, offeredPayments } from '../payments/offered-payments';
import { totalsOf, totalsWithFee, type Totals } from './split-totals';
import { withoutVat } from './without-vat';
import { isOfOtherState, type BuyerVatNumber } from '../vat-numbers/buyer-vat-number';
import { salePlace } from './why-not-sold';

export type PricedCart = PricedShipping & {
  /** The tables by which it was priced. */
  reference: ReferenceTables;
  cart: CartRow | null;
  lines: PricedLine[];
  /** Lines that can no longer be ordered; the next change of the cart deletes them (§4). */
  goneLineIds: number[];
  coupon: { code: string; name: string } | null;
  /** Why the cart's coupon does not count, or null. */
  couponRefusal: CouponRefusal | null;
  /** The amounts that gift cards pay, and the cards that pay nothing (any more). */
  giftCards: CartGiftCard[];
  giftCardRefusals: GiftCardRefusal[];
  /** The amount left to pay after gift cards, in cents. */
  openAmount: Cents;
  destination: Destination;
  vatCase: VatCase;
  /** The buyer's number, where the VAT depends on it. */
  vatNumber: (BuyerVatNumber & CartVatNumber) | null;
  /** Goods at the promised prices with VAT, without gift cards. */
  goodsGross: Cents;
  buysGiftCards: boolean;
  /** Payment methods, and the chosen one if it can be used; its fee is in the totals. */
  offeredPayments: PaymentMethod[];
  payment: PaymentMethod | null;
  totals: Totals;
  /**
   * Notices about unavailable goods, preferences and the coupon, shown once: the next change
   * deletes these.
   */
  left: CartNotice[];
  /** These, and all other notices. */
  notices: CartNotice[];
};

/**
 * THE pricing of the visitor's cart, used by pages, quote and order alike; a request prices once
 * until it changes something. Reads everything from the tables at this moment and writes nothing:
 * what is no longer available is left out and reported in `notices`.
 */
export function priceCart(ctx: CommerceContext): Promise<PricedCart> {
  return readOnce(ctx, 'priced cart', async () => priceReading(ctx, await readCart(ctx)));
}

/** The pricing of a cart as it was read. */
export async function priceReading(
  ctx: CommerceContext,
  reading: CartReading | null,
): Promise<PricedCart> {
  if (!reading) return emptyCart(ctx);
  const { stored, goods } = reading;
  const { cart, lines: rows, coupon: given, referenceVersion } = stored;
  const reference = await ctx.reference(referenceVersion);
  const {
    destination,
    lines: taxedLines,
    gone,
    shipping: taxedShipping,
  } = priceGoods(ctx, reference, cart, { rows, goods });
  const coupon = await priceCoupon(ctx, cart.couponCode, given, taxedLines);
  const taxed = totalsOf(
    taxedLines.map((line, i) => ({ ...line, isDiscounted: coupon.counts[i] ?? false })),
    coupon.discount,
    (taxedShipping.shipping?.price ?? 0) + taxedShipping.preferredSurcharge,
  );
  const asTaxed = { lines: taxedLines, shipping: taxedShipping, totals: taxed };
  const free = weighVatNumber(ctx, reference, { ...asTaxed, cart, destination });
  const number = free && cart.buyerVatNumber;
  const exempt = number?.state === 'valid' ? free : null;
  const { lines, shipping, totals: withoutFee } = exempt ?? asTaxed;
  const { used: giftCards, refused: giftCardRefusals } = applyGiftCards(stored.giftCards, {
    // A gift card does not pay for a gift card.
    payable: withoutFee.total - withoutFee.giftCardSum,
    isGiftCardsAlone: !shipping.needsDelivery,
    currency: ctx.currency,
    now: ctx.now(),
  });
  const openAmount = giftCards.reduce((rest, { amount }) => rest - amount, withoutFee.total);
  const buysGiftCards = lines.some(({ isGiftCard }) => isGiftCard);
  const isFeeAsked = shipping.needsDelivery && openAmount > 0;
  const payments = offeredPayments(ctx, {
    reference,
    destination,
    shipping: shipping.shipping,
    giftCards,
    openAmount,
    buysGiftCards,
    feeOf: ({ fee }) => (isFeeAsked ? (exempt?.netLikeDelivery(fee) ?? fee) : 0),
  });
  const payment = chosenPayment(cart, payments);
  const totals = totalsWithFee(withoutFee, lines, payment?.fee ?? 0);
  const usual = reference.paymentMethods.find(({ id }) => id === payment?.id)?.fee ?? 0;
  const fee = isFeeAsked ? usual : 0;
  const vatNumber = number && {
    ...number,
    totalTaxed: taxed.total + fee,
    totalExempt: free.totals.total + free.netLikeDelivery(fee),
  };
  const left = [
    ...goneNotices(gone),
    ...couponNotices(ctx, cart.couponCode, coupon.refusal),
    ...giftCardRefusals.map(({ card, refusal }) =>
      warning(refusal.left, { code: `…\u00a0${endingOf(card)}` }),
    ),
    ...(shipping.areWishesGone ? [warning('preferredDelivery.notAtStation')] : []),
  ];
  return {
    reference,
    cart,
    lines,
    goneLineIds: gone.map((line) => line.id),
    coupon: coupon.coupon,
    couponRefusal: coupon.refusal,
    giftCards,
    giftCardRefusals,
    openAmount: openAmount + totals.paymentFee,
    destination,
    vatCase: exempt ? 'intraCommunity' : destination.vatCase,
    vatNumber,
    goodsGross: taxed.itemSum - taxed.giftCardSum,
    ...shipping,
    buysGiftCards,
    offeredPayments: payments,
    payment,
    totals,
    left,
    notices: [
      ...left,
      // This notice asks for another choice, so it is left out if there is none.
      ...(shipping.isShippingGone && !shipping.noDelivery
        ? [warning('shipping.notAvailable')]
        : []),
      ...(shipping.isPreferredDayGone ? [warning('preferredDelivery.dayGone')] : []),
    ],
  };
}

type CartContents = { rows: CartLineRow[]; goods: Goods };

/**
 * The lines and their delivery. Goods collected at the shop are sold and taxed there, wherever the
 * buyer is; while no method was chosen, only the delivery of the lines decides whether they are.
 */
function priceGoods(
  ctx: CommerceContext,
  reference: ReferenceTables,
  cart: CartRow,
  { rows, goods }: CartContents,
) {
  const priced = (isCollected: boolean) => {
    const { shippingCountryId, shippingZipCode } = cart;
    const countryId = isCollected ? homeCountryOf(reference).id : shippingCountryId;
    const zipCode = isCollected ? null : shippingZipCode;
    const destination = destinationOf(reference, { countryId, zipCode }, ctx.now());
    const place = salePlace(reference, countryId, ctx.lang);
    const { lines, gone } = priceLines(rows, goods, { destination, place });
    return { destination, lines, gone, shipping: priceShipping(ctx, reference, cart, lines) };
  };
  const chosen = reference.shippingProfiles.find(({ id }) => id === cart.shippingProfileId);
  const isCollected = Boolean(chosen?.pickup);
  const first = priced(isCollected);
  const { shipping } = first.shipping;
  return shipping && (shipping.pickup !== null) !== isCollected ? priced(!isCollected) : first;
}

type Weighed = {
  cart: CartRow;
  destination: Destination;
  lines: PricedLine[];
  shipping: PricedShipping;
  totals: Totals;
};

/**
 * The prices without VAT for a business abroad in the Union: they apply when its number is
 * confirmed (Art. 138 of Directive 2006/112/EC); while no answer is available, they are shown.
 * Null: its number does not affect VAT.
 */
function weighVatNumber(
  { checkVatNumber }: CommerceContext,
  reference: ReferenceTables,
  { cart, destination, ...taxed }: Weighed,
) {
  const given = cart.buyerVatNumber;
  const isWeighed =
    given !== null &&
    checkVatNumber !== null &&
    taxed.shipping.needsDelivery &&
    destination.isAbroadInUnion &&
    isOfOtherState(reference, given.number);
  return isWeighed ? withoutVat(taxed, destination) : null;
}

/** The cart of a visitor without one: nothing is read, so that shared pages stay cheap. */
export async function emptyCart(ctx: CommerceContext): Promise<PricedCart> {
  const reference = await ctx.reference();
  return {
    reference,
    cart: null,
    lines: [],
    goneLineIds: [],
    coupon: null,
    couponRefusal: null,
    giftCards: [],
    giftCardRefusals: [],
    openAmount: 0,
    destination: {
      countryId: homeCountryOf(reference).id,
      isExport: false,
      vatCase: 'domestic',
      isAbroadInUnion: false,
      rateOf: () => 0,
      homeRateOf: () => 0,
    },
    vatCase: 'domestic',
    vatNumber: null,
    goodsGross: 0,
    ...noShipping(true),
    buysGiftCards: false,
    offeredPayments: [],
    payment: null,
    totals: totalsOf([], 0, 0),
    left: [],
    notices: [],
  };
}

async function priceCoupon(
  ctx: CommerceContext,
  code: string | null,
  coupon: Coupon | null,
  lines: PricedLine[],
) {
  const none = { coupon: null, refusal: null, discount: 0, counts: [] as boolean[] };
  if (code === null) return none;
  const itemIds = lines.map((line) => line.facts.itemId);
  const inCategory = await itemsInCategory(ctx, coupon?.categoryId ?? null, itemIds);
  const isNamed = (id: number) => !coupon?.itemIds.length || coupon.itemIds.includes(id);
  const result = applyCoupon(
    coupon,
    lines.map((line) => {
      const { itemId } = line.facts;
      // Otherwise a coupon would buy a gift card, which is money, for less.
      if (line.isGiftCard) return { ...line, gross: 0, matches: false };
      return { ...line, matches: inCategory.has(itemId) && isNamed(itemId) };
    }),
    ctx.now(),
  );
  if (result.refusal) return { ...none, refusal: result.refusal };
  return { ...result, coupon: { code, name: coupon?.name ?? '' } };
}
