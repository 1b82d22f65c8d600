import { createHash } from 'node:crypto';
import * as z from 'zod';
import { netAmong, spread } from '~/lib/net-parts';
import { netOf } from '~/lib/price-group';
import type { BasePrice, Cart, CartItem, Cents, ListProduct } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toListProduct, wireListProductSchema } from './list-product';
import { toOrderProperties, wireOrderPropertySchema } from './order-property';
import { netOfVat } from './price';
import * as lenient from './lenient';

/** Events have the goods of a line one level deeper. Unreadable goods are requested separately. */
export const cartGoodsSchema = z.preprocess(
  (goods) => (goods as { data?: unknown } | null)?.data ?? goods,
  wireListProductSchema
    .extend({ properties: lenient.list(wireOrderPropertySchema) })
    .nullish()
    .catch(null),
);

const cartItemSchema = z.object({
  id: lenient.id,
  variationId: lenient.id,
  quantity: lenient.number.pipe(z.int().min(1)),
  price: lenient.cents,
  /** Some answers have only the goods of the changed lines. */
  variation: cartGoodsSchema,
  basketItemOrderParams: lenient.list(
    z.object({
      propertyId: lenient.id,
      type: lenient.text,
      name: lenient.text,
      value: lenient.text,
      price: lenient.cents,
    }),
  ),
});

export const wireCartSchema = z.object({
  id: lenient.idOrNull,
  customerInvoiceAddressId: lenient.idOrNull,
  customerShippingAddressId: lenient.idOrNull,
  currency: lenient.text,
  shopCountryId: lenient.idOrNull,
  shippingCountryId: lenient.idOrNull,
  methodOfPaymentId: lenient.idOrNull,
  shippingProfileId: lenient.idOrNull,
  itemQuantity: lenient.count,
  itemSum: lenient.cents,
  itemSumNet: lenient.cents,
  basketAmount: lenient.cents,
  basketAmountNet: lenient.cents,
  shippingAmount: lenient.cents,
  shippingAmountNet: lenient.cents,
  /** The fee of the payment method; only shops like this one return it without VAT. */
  paymentAmount: lenient.cents,
  paymentAmountNet: lenient.centsOrNull,
  couponCode: lenient.text,
  couponDiscount: lenient.cents,
  /** `sales`: a gift card that was bought. */
  couponCampaignType: lenient.text,
  totalVats: lenient.list(z.object({ vatValue: lenient.rate, vatAmount: lenient.cents })),
  openAmount: lenient.centsOrNull,
  subAmount: lenient.cents,
  isExportDelivery: lenient.yes,
  showNetPrices: lenient.yes,
  /** Working days to the door, by the shipping method. */
  maxDeliveryDays: lenient.record(lenient.count),
  items: lenient.list(cartItemSchema),
});
export type WireCart = z.output<typeof wireCartSchema>;

type WireCartItem = WireCart['items'][number];

/** The replacement for the upstream shop's cart after a failed call. */
export const basketChangedSchema = z
  .object({ basket: z.looseObject({}), basketItems: z.unknown().optional() })
  .transform(({ basket, basketItems }) => ({ ...basket, items: basketItems }))
  .pipe(wireCartSchema);

/** The country of a shop that does not state its own. */
const GERMANY = 1;

/**
 * The cart of the upstream shop. All its totals are taken over; the values that the contract lacks
 * are computed: the total of a line, its share of the net total, its price per litre, the net of
 * each rate and of the coupon. A line without known goods is left out: `readCart` requests them
 * before.
 */
export function toCart(wire: WireCart, call: Pick<ContractCall, 'configuration' | 'locale'>): Cart {
  const lines = wire.items.flatMap((item) => {
    const variation = item.variation && toListProduct(item.variation, call);
    return variation ? [{ item: withChosenWords(item), variation }] : [];
  });
  const nets = spread(
    wire.itemSumNet,
    lines.map(({ item, variation }) => netOf(item.price * item.quantity, rateOf(variation))),
  );
  const items = lines.map(({ item, variation }, i) => toCartItem(item, variation, nets[i]!));
  const untaxed = sumOf(items.map(({ isGiftCard, lineTotal }) => (isGiftCard ? lineTotal : 0)));
  const {
    subAmount: _open,
    maxDeliveryDays,
    couponCampaignType,
    paymentAmount: paymentFee,
    paymentAmountNet,
    ...same
  } = wire;
  const hasCoupon = wire.couponCode !== '' && couponCampaignType !== 'sales';
  const shopCountryId = wire.shopCountryId ?? GERMANY;
  const days = maxDeliveryDays[wire.shippingProfileId ?? 0] ?? 0;
  const giftCards = giftCardsOf(wire);
  const totalVats = withNets(wire.totalVats, wire.basketAmountNet - untaxed);
  const rates = totalVats.map(({ vatValue: rate, netAmount: net, vatAmount: vat }) => {
    return { rate, net, vat };
  });
  const paymentFeeNet = paymentAmountNet ?? netAmong(paymentFee, rates);
  return {
    ...same,
    paymentFee,
    paymentFeeNet,
    version: versionOf(wire),
    items,
    // The list of shipping methods has it, see `readMethods`.
    noDelivery: null,
    missingToFreeShipping: null,
    couponDiscount: hasCoupon ? Math.abs(wire.couponDiscount) : 0,
    couponDiscountNet: hasCoupon
      ? wire.itemSumNet + wire.shippingAmountNet + paymentFeeNet - wire.basketAmountNet
      : 0,
    couponCode: hasCoupon ? wire.couponCode : '',
    couponName: '',
    couponCampaignType: hasCoupon ? 'promotion' : giftCards.length > 0 ? 'giftCard' : '',
    giftCards,
    openAmount: wire.basketAmount - sumOf(giftCards.map(({ amount }) => amount)),
    basketRebate: 0,
    totalVats,
    shippingCountryId: wire.shippingCountryId ?? shopCountryId,
    shopCountryId,
    currency: wire.currency || call.configuration.currency,
    // The server promises no earlier day than the latest one.
    deliveryTime: { min: days, max: days },
    needsDelivery: items.length === 0 || items.some((item) => !item.isGiftCard),
    // The list of shipping methods states whether the chosen one is a pick-up, see `readMethods`.
    needsDeliveryAddress: items.length === 0 || items.some((item) => !item.isGiftCard),
    vatCase: vatCaseOf(wire, shopCountryId),
    vatNumber: null,
    notices: [],
  };
}

/** Some servers send the id of an option: its label is among the properties of the goods. */
function withChosenWords(item: WireCartItem): WireCartItem {
  const questions = toOrderProperties(item.variation?.properties ?? []);
  const basketItemOrderParams = item.basketItemOrderParams.map((param) => {
    const question = questions.find(({ id }) => id === param.propertyId);
    const chosen = question?.selectionValues.find(({ id }) => String(id) === param.value);
    return chosen ? { ...param, value: chosen.name, choiceId: chosen.id } : param;
  });
  return { ...item, basketItemOrderParams };
}

function toCartItem(
  { basketItemOrderParams, ...item }: WireCartItem,
  variation: ListProduct,
  lineTotalNet: Cents,
): CartItem {
  return {
    ...item,
    itemId: variation.item.id,
    basePrice: basePriceOf(item.price, variation),
    lineTotal: item.price * item.quantity,
    lineTotalNet,
    vatRate: rateOf(variation),
    variation,
    availableStock: null,
    overselling: null,
    isMadeToOrder: false,
    isGiftCard: variation.variation.isGiftCard,
    bundleComponents: [],
    basketItemOrderParams: basketItemOrderParams.map((param) => {
      return { ...param, basketItemId: item.id, shade: null };
    }),
  };
}

/** Gift cards have no VAT. */
function rateOf({ variation }: ListProduct): number {
  return variation.isGiftCard ? 0 : variation.vatRate;
}

/** The price per litre and the like at the line's price for one piece (PAngV § 4). */
function basePriceOf(price: Cents, { prices }: ListProduct): BasePrice | null {
  const { default: own, specialOffer, graduatedPrices } = prices;
  const known = [own, ...(specialOffer ? [specialOffer] : []), ...graduatedPrices];
  const { basePrice, unitPrice } = known.find((each) => each.unitPrice === price) ?? own;
  if (!basePrice || unitPrice === 0) return null;
  return { ...basePrice, value: Math.round((basePrice.value * price) / unitPrice) };
}

/**
 * The payment by a gift card. The upstream shop returns a masked code, and no remaining balance.
 */
function giftCardsOf({ basketAmount, openAmount, ...wire }: WireCart): Cart['giftCards'] {
  const isSold = wire.couponCampaignType === 'sales';
  const open = isSold || wire.subAmount > 0 ? (openAmount ?? basketAmount) : basketAmount;
  if (open >= basketAmount) return [];
  const ending = isSold ? wire.couponCode.slice(-4) : '';
  return [{ id: 1, ending, amount: basketAmount - open, openAmount: 0 }];
}

/** VAT of each rate with its net amount; the net amounts add up to the cart's total without VAT. */
function withNets(vats: WireCart['totalVats'], total: Cents): Cart['totalVats'] {
  const guessed = vats.map(({ vatValue, vatAmount }) => netOfVat(vatAmount, vatValue));
  const untaxed = vats.findIndex(({ vatValue }) => vatValue === 0);
  if (untaxed >= 0) guessed[untaxed] = Math.max(0, total - sumOf(guessed));
  const nets = spread(total, guessed);
  return vats.map((vat, i) => ({ ...vat, netAmount: nets[i]! }));
}

/** A delivery to another country without VAT, but within the Union, goes to a business. */
function vatCaseOf(
  { isExportDelivery, ...wire }: WireCart,
  shopCountryId: number,
): Cart['vatCase'] {
  if (isExportDelivery) return 'export';
  if ((wire.shippingCountryId ?? shopCountryId) === shopCountryId) return 'domestic';
  const isTaxed = wire.totalVats.some(({ vatAmount }) => vatAmount > 0);
  return isTaxed || wire.basketAmount === 0 ? 'destination' : 'intraCommunity';
}

/**
 * The contract does not count changes: a changed cart gets another number, so that no customer
 * orders what they did not see.
 */
function versionOf({ items, ...sums }: WireCart): number {
  const lines = items.map(({ variation: _goods, ...line }) => line);
  const hash = createHash('sha256').update(JSON.stringify([sums, lines]));
  return hash.digest().readUInt32BE() >>> 1;
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
