import type { Cart, CartItem, CartVatNumber, Cents, DeliveryTime } from '../../../shop-api';
import type { OfferedShipping } from '../../catalogue/delivery/offered-shipping';
import type { CommerceContext } from '../../core/commerce-context';
import { deliveryTime } from '../../catalogue/delivery/delivery-time';
import { homeCountryOf } from '../../core/reference/home-country';
import { variationName } from '../../catalogue/goods/variation-name';
import type { PricedCart } from './price-cart';
import type { PricedLine } from './price-lines';
import { goodsToSend } from './price-shipping';
import { stockLeftFor } from './stock-demand';

/** A priced cart as the entity of the contract (§3 Cart). */
export function toCart(ctx: CommerceContext, priced: PricedCart): Cart {
  const { cart, lines, totals, shipping } = priced;
  return {
    id: cart?.id ?? null,
    version: cart?.version ?? 0,
    items: lines.map((line, i) => toCartItem(ctx, line, { lines, net: totals.lineNets[i]! })),
    itemQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    itemSum: totals.itemSum,
    itemSumNet: totals.itemSumNet,
    shippingAmount: totals.shipping,
    shippingAmountNet: totals.shippingNet,
    paymentFee: totals.paymentFee,
    paymentFeeNet: totals.paymentFeeNet,
    noDelivery: priced.noDelivery,
    missingToFreeShipping: missingToFreeShipping(priced),
    couponDiscount: totals.discount,
    couponDiscountNet: totals.discountNet,
    couponCode: priced.coupon?.code ?? '',
    couponName: priced.coupon?.name ?? '',
    couponCampaignType: campaignType(priced),
    giftCards: priced.giftCards,
    openAmount: priced.openAmount,
    basketRebate: 0,
    basketAmount: totals.total,
    basketAmountNet: totals.totalNet,
    totalVats: totals.vats.map(({ rate, vat, net }) => ({
      vatValue: rate,
      vatAmount: vat,
      netAmount: net,
    })),
    customerInvoiceAddressId: cart?.invoiceAddressId ?? null,
    customerShippingAddressId: cart?.shippingAddressId ?? null,
    shippingCountryId: priced.destination.countryId,
    shopCountryId: homeCountryOf(priced.reference).id,
    shippingProfileId: priced.isShippingGone ? null : (shipping?.id ?? null),
    methodOfPaymentId: cart?.paymentMethodId ?? null,
    currency: ctx.currency,
    deliveryTime: cartDeliveryTime(lines, shipping),
    needsDelivery: priced.needsDelivery,
    needsDeliveryAddress: priced.needsDeliveryAddress,
    isExportDelivery: priced.needsDelivery && priced.destination.isExport,
    vatCase: priced.needsDelivery ? priced.vatCase : 'domestic',
    vatNumber: priced.vatNumber && shownVatNumber(priced.vatNumber),
    showNetPrices: ctx.visitor.customer?.showNetPrices ?? false,
    notices: priced.notices,
  };
}

/** The proof of an answer stays inside the shop. */
function shownVatNumber({ number, state, totalTaxed, totalExempt }: CartVatNumber): CartVatNumber {
  return { number, state, totalTaxed, totalExempt };
}

function campaignType({ coupon, giftCards }: PricedCart): Cart['couponCampaignType'] {
  if (coupon) return 'promotion';
  return giftCards.length > 0 ? 'giftCard' : '';
}

/**
 * The amount missing for free delivery by the current shipping method; null when it is free, or
 * never will be.
 */
function missingToFreeShipping({ shipping, goodsGross }: PricedCart): Cents | null {
  if (!shipping || shipping.price === 0 || shipping.freeFrom === null) return null;
  return shipping.freeFrom - goodsGross;
}

/** The delivery time of all lines together by one shipping method (L-43). */
export function cartDeliveryTime(
  lines: PricedLine[],
  way: Pick<OfferedShipping, 'minDays' | 'maxDays'> | null,
): DeliveryTime {
  const goods = goodsToSend(lines).map(({ facts }) => ({ min: facts.minDays, max: facts.maxDays }));
  const time = deliveryTime(goods, way && { min: way.minDays, max: way.maxDays });
  return time ?? { min: 0, max: 0 };
}

/**
 * For goods that can be ordered beyond their stock: how many of all requested pieces are in stock,
 * and how many come later.
 */
function oversellingOf(line: PricedLine, lines: PricedLine[]): CartItem['overselling'] {
  const { inStock, variationId } = line.facts;
  const same = lines.filter((other) => other.variationId === variationId);
  const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
  // For goods that are never in stock the delivery time says so.
  if (inStock === null || inStock === 0 || wanted <= inStock) return null;
  return { stock: inStock, oversellingAmount: wanted - inStock };
}

function toCartItem(
  ctx: CommerceContext,
  line: PricedLine,
  { lines, net }: { lines: PricedLine[]; net: Cents },
): CartItem {
  return {
    id: line.id,
    variationId: line.variationId,
    itemId: line.facts.itemId,
    quantity: line.quantity,
    price: line.unitGross,
    basePrice: line.basePrice,
    lineTotal: line.gross,
    lineTotalNet: net,
    vatRate: line.vatRate,
    ...(line.vatShares && { vatShares: line.vatShares }),
    variation: line.product,
    availableStock: stockLeftFor(line, lines),
    overselling: oversellingOf(line, lines),
    isMadeToOrder: line.facts.isMadeToOrder,
    isGiftCard: line.isGiftCard,
    bundleComponents: line.parts.map(({ product, quantity }) => ({
      variationId: product.variation.id,
      name: product.texts.name1,
      unitName: variationName(product, ctx.lang),
      quantity,
    })),
    basketItemOrderParams: line.params.map(({ propertyId, rule, value, label, shade }) => ({
      propertyId,
      basketItemId: line.id,
      name: rule.name,
      price: rule.surcharge,
      value: label,
      ...(rule.valueType === 'selection' && { choiceId: Number(value) }),
      type: rule.valueType,
      shade,
    })),
  };
}
