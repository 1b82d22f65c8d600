import type { DocumentFacts } from '../../app/services/documents/document-facts';
import type {
  Order,
  OrderAddress,
  OrderItem,
  ShopConfiguration,
} from '../../app/services/shop-api';
import { totalsOf, totalsWithFee } from '../../app/services/commerce/sale/cart/split-totals';
import { SETTINGS } from '../../demo/base/settings';
import { configurationOf } from '../../app/services/commerce/shop-pages/configuration/get-configuration';

export const BUYER: OrderAddress = {
  typeId: 1,
  firstName: 'Jürgen',
  lastName: 'Groß',
  companyName: 'Malerbetrieb Groß & Söhne GmbH',
  streetName: 'Königsallee',
  apartment: '7 b',
  city: 'Düsseldorf',
  zipCode: '40212',
  phoneNumber: '',
  vatNumber: 'DE136695976',
  email: 'juergen@example.de',
  countryName: 'Deutschland',
  stateName: '',
};

/** The demo's shop with a name that has to be escaped, and a valid VAT id. */
export const CONFIGURATION: ShopConfiguration = {
  ...configurationOf(new Map(Object.entries(SETTINGS))),
  shopName: 'Tonwert & Co <Farben>',
  seller: { ...SETTINGS.seller, vatId: 'DE136695976' },
};

export type Goods = { gross: number; quantity?: number; rate?: number; more?: Partial<OrderItem> };

/** An order of these goods with the sums the shop would calculate. */
export function orderOf(
  goods: Goods[],
  {
    coupon = 0,
    giftCard = 0,
    shipping = 490,
    paymentFee = 0,
    ...changes
  }: Partial<Order> & {
    coupon?: number;
    giftCard?: number;
    shipping?: number;
    paymentFee?: number;
  } = {},
): Order {
  const lines = goods.map(({ gross, quantity = 1, rate = 1900, more }) => ({
    vatShares: more?.vatShares,
    gross: gross * quantity,
    vatRate: rate,
    isGiftCard: false,
    isDiscounted: true,
  }));
  const sums = totalsWithFee(totalsOf(lines, coupon, shipping), lines, paymentFee);
  return {
    id: 10001,
    createdAt: '2026-11-21T10:00:00.000Z',
    typeId: 1,
    locale: 'de',
    currency: 'EUR',
    billingAddress: BUYER,
    deliveryAddress: BUYER,
    orderItems: goods.map(({ gross, quantity = 1, rate = 1900, more }, index) => ({
      id: index + 1,
      typeId: 1,
      orderItemName: 'Wandfarbe „Salbei“',
      variationName: 'Salbei, 2,5 l',
      number: `TW-${index + 1}`,
      quantity,
      itemVariationId: index + 1,
      amounts: [{ priceOriginalGross: gross, priceOriginalNet: 0 }],
      lineTotal: gross * quantity,
      lineTotalNet: sums.lineNets[index]!,
      discount: sums.lineDiscounts[index]!,
      unsentQuantity: 0,
      vatRate: rate,
      isMadeToOrder: false,
      isGiftCard: false,
      orderProperties: [],
      bundleComponents: [],
      ...more,
    })),
    totals: {
      itemSumGross: sums.itemSum,
      itemSumNet: sums.itemSumNet,
      shippingGross: sums.shipping,
      shippingNet: sums.shippingNet,
      paymentFeeGross: sums.paymentFee,
      paymentFeeNet: sums.paymentFeeNet,
      couponValue: sums.discount,
      couponValueNet: sums.discountNet,
      couponCode: coupon > 0 ? 'HERBST' : '',
      giftCards: giftCard > 0 ? [{ ending: 'N050', amount: giftCard }] : [],
      giftCardsValue: giftCard,
      totalGross: sums.total,
      totalNet: sums.totalNet,
      vats: sums.vats.map(({ rate, net, vat }) => ({ rate, net, value: vat })),
    },
    balance: { price: sums.total, paid: giftCard, due: sums.total - giftCard, refundable: 0 },
    needsDelivery: true,
    pickup: null,
    boughtGiftCards: [5000, 2500].map((amount, index) => ({
      orderItemId: 1,
      code: `GUTS-CHEI-NCOD-000${index}`,
      amount,
      openAmount: amount,
      validTo: '2029-12-31T23:00:00.000Z',
      isBlocked: false,
    })),
    dates: [{ typeId: 5, date: '2026-11-22T10:00:00.000Z' }],
    documents: [],
    paymentMethodName: 'Rechnung',
    paymentKey: 'INVOICE',
    paymentStatusKey: 'unpaid',
    paymentTermDays: 14,
    payUntil: null,
    customerSign: '',
    ...changes,
  } as unknown as Order;
}

/** An order of one paint for 34,89 €, of which this was paid; amounts in cents. */
export function partPaid({ money, giftCard = 0 }: { money: number; giftCard?: number }): Order {
  const order = orderOf([{ gross: 2999 }], { giftCard, paymentStatusKey: 'partlyPaid' });
  const { price, paid, due } = order.balance;
  return { ...order, balance: { price, paid: paid + money, due: due - money, refundable: 0 } };
}

/** The facts of an invoice to a business for one paint, with these changes. */
export function documentFacts(changes: Partial<DocumentFacts> = {}): DocumentFacts {
  return {
    kind: 'invoice',
    number: 'RE-2026-00001',
    madeAt: '2026-11-23T10:00:00.000Z',
    order: orderOf([{ gross: 2999, quantity: 2 }]),
    orderNumber: 10001,
    refersTo: null,
    isEInvoice: true,
    configuration: CONFIGURATION,
    countries: { billing: 'DE', delivery: 'DE' },
    ...changes,
  };
}
