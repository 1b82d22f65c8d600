import type { Cart, CartItem } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { SHOP_COUNTRY_ID } from '../pricing/load-vat-rates';
import { variationName } from '../orders/variation-name';
import { isHidden } from './order-params';
import type { PricedCart, PricedLine } from './price-cart';
import { stockLeftFor } from './stock-demand';

/** A priced cart as the entity of the contract (§3 Cart). */
export function toCart(ctx: CommerceContext, priced: PricedCart): Cart {
  const { cart, lines, totals, shipping } = priced;
  const [lineDays, shippingDays] = deliveryDays(priced);
  return {
    id: cart?.id ?? null,
    version: cart?.version ?? 0,
    items: lines.map((line) => toCartItem(ctx, line, lines)),
    itemQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    itemSum: totals.itemSum,
    itemSumNet: totals.itemSumNet,
    shippingAmount: totals.shipping,
    shippingAmountNet: totals.shippingNet,
    couponDiscount: totals.discount,
    couponCode: priced.coupon?.code ?? '',
    couponName: priced.coupon?.name ?? '',
    couponCampaignType: priced.coupon ? 'promotion' : '',
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
    shopCountryId: SHOP_COUNTRY_ID,
    shippingProfileId: priced.isShippingGone ? null : (shipping?.id ?? null),
    methodOfPaymentId: cart?.paymentMethodId ?? null,
    currency: ctx.currency,
    maxDeliveryDays: lineDays + shippingDays,
    isExportDelivery: priced.destination.isExport,
    notices: priced.notices,
  };
}

/** Working days until the slowest goods are ready, and those of the way of delivery. */
export function deliveryDays({ lines, shipping }: PricedCart): [goods: number, delivery: number] {
  const goods = Math.max(0, ...lines.map((line) => line.facts.averageDays));
  return [goods, shipping?.maxDeliveryDays ?? 0];
}

function toCartItem(ctx: CommerceContext, line: PricedLine, lines: PricedLine[]): CartItem {
  return {
    id: line.id,
    variationId: line.variationId,
    itemId: line.facts.itemId,
    quantity: line.quantity,
    price: line.unitGross,
    lineTotal: line.gross,
    variation: line.product,
    availableStock: stockLeftFor(line, lines),
    isMixedToOrder: line.facts.isMixedToOrder,
    bundleComponents: line.components.map(({ product, quantity }) => ({
      variationId: product.variation.id,
      name: product.texts.name1,
      unitName: variationName(product, ctx.lang),
      quantity,
    })),
    basketItemOrderParams: line.params.map(({ propertyId, rule, label }) => ({
      propertyId,
      basketItemId: line.id,
      name: rule.name,
      price: isHidden(rule) ? 0 : rule.surcharge,
      value: label,
      type: rule.valueType,
    })),
  };
}
