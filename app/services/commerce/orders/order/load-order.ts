import { productPath } from '~/lib/product-path';
import { grossLine, netParts, type NetParts } from '~/lib/net-parts';
import {
  ORDER_DATE_TYPE,
  ORDER_ITEM_TYPE,
  ShopError,
  type BoughtGiftCard,
  type Image,
  type Order,
  type OrderAddress,
  type OrderDocument,
  type OrderParcel,
  type OrderReturn,
  type OrderVatCheck,
  type PaymentMethod,
  type PreferredDelivery,
  type ReturnableFor,
} from '../../../shop-api';
import { toImage } from '../../catalogue/listing/image';
import type { CommerceContext } from '../../core/commerce-context';
import { countryNamed, isNamed } from '../../core/reference/country-named';
import type { CountryRow } from '../../core/reference/reference-tables';
import { contentOperations } from '../../shop-pages/content/operations';
import { DOCUMENTS_OF } from '../documents/register/documents-of';
import { PAYABLE_FACTS } from '../balance/payable-facts';
import { methodNames } from './method-names';
import { paymentProgress } from '../balance/payment-progress';
import { balanceOf, type BalanceFacts } from '../balance/balance';
import { paymentStatus } from '../balance/payment-status';
import { switchRefusal, switchTargets } from '../balance/switch-rules';
import { providerOf } from '../../sale/payments/providers';
import { printedCode } from '../../sale/gift-cards/manage-gift-cards';
import { orderRulesOf } from '../../core/settings/order-rules';
import { accessKeyOf } from '../../core/access-key';
import { loadOrderLines, toOrderItems, withShares, type OrderLineRow } from './order-lines';
import { RETURNS_OF } from './order-returns';
import { PARCELS_OF, toParcels, type ParcelRow } from './parcels';
import { returnableFor } from './returnable-for';
import { VATS_OF } from './vats-of';
import { WAITS_FOR_A_PERSON } from './waiting-declaration';

type OrderRow = {
  id: number;
  typeId: number;
  status: string;
  accessKeySalt: Buffer;
  lang: 'de' | 'en';
  currency: string;
  billingAddress: OrderAddress;
  deliveryAddress: OrderAddress;
  shippingProfileId: number | null;
  shippingProfileName: string;
  shippingProvider: string;
  pickup: Order['pickup'];
  paymentMethodId: number;
  paymentMethodName: string;
  paymentKey: string;
  preferredDelivery: PreferredDelivery | null;
  contactWish: string;
  customerSign: string;
  referrerId: number;
  comment: string;
  originOrderId: number | null;
  isInAccount: boolean;
  validUntil: Date | null;
  minDeliveryDays: number;
  withdrawnAt: Date | null;
  isWithdrawalOpen: boolean;
  maxDeliveryDays: number;
  itemsGross: number;
  discountGross: number;
  shippingGross: number;
  paymentFee: number;
  total: number;
  vatCase: Order['vatCase'];
  vatCheck: OrderVatCheck | null;
  couponCode: string | null;
  paymentTermDays: number | null;
  payUntil: string | null;
  placedAt: Date;
  sentAt: Date | null;
  vats: Order['totals']['vats'];
  giftCards: { ending: string; amount: number }[];
  balance: BalanceFacts;
  excludedPaymentMethodIds: number[] | null;
  buysGiftCards: boolean;
  needsDelivery: boolean;
  boughtGiftCards: (BoughtGiftCard & { code: string })[];
  parcels: ParcelRow[];
  documents: OrderDocument[];
  returns: OrderReturn[];
};

/** SQL: the gift cards that were bought with the order `o`, once they are created. */
const BOUGHT_GIFT_CARDS = `(
  select coalesce(jsonb_agg(jsonb_build_object('orderItemId', l.id, 'code', g.code,
           'amount', g.amount, 'openAmount', g.open_amount, 'isBlocked', g.is_blocked,
           'validTo', to_char(g.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
           order by l.position, g.piece), '[]')
  from order_line l join gift_card g on g.order_line_id = l.id where l.order_id = o.id)`;

/**
 * An order as it was promised, from its snapshot alone (R29). Checks no proof: callers do. Throws
 * `order.notFound`.
 */
export async function loadOrder(ctx: CommerceContext, orderId: number): Promise<Order> {
  const { rows } = await ctx.db.client.query<OrderRow>({
    name: 'order_load',
    text: `select id, type_id, status, access_key_salt, lang, currency,
             billing_address, delivery_address,
             shipping_profile_id is not null as needs_delivery,
             shipping_profile_id,
             shipping_profile_name, shipping_provider, pickup,
             payment_method_id, payment_method_name, payment_key,
             preferred_delivery, contact_wish, customer_sign, comment,
             referrer_id,
             customer_id is not null as is_in_account, origin_order_id,
             valid_until,
             coalesce(min_delivery_days, max_delivery_days) as "minDeliveryDays",
             max_delivery_days, items_gross,
             discount_gross, shipping_gross,
             total,
             vat_case, vat_check,
             coupon_code, payment_term_days,
             pay_until::text as "payUntil", placed_at,
             sent_at,
             exists (select from withdrawal w where w.order_id = o.id and ${WAITS_FOR_A_PERSON})
               as is_withdrawal_open,
             ${VATS_OF('o.id')} as vats,
             (select coalesce(jsonb_agg(jsonb_build_object('ending', right(g.code, 4), 'amount', u.amount)
                      order by u.gift_card_id), '[]')
                from gift_card_use u join gift_card g on g.id = u.gift_card_id
               where u.order_id = o.id) as gift_cards,
             ${BOUGHT_GIFT_CARDS} as bought_gift_cards, ${PAYABLE_FACTS}, ${PARCELS_OF('o.id')} as parcels,
             ${DOCUMENTS_OF('o.id', 'o.email')} as documents,
             ${RETURNS_OF('o.id', '$2')} as returns
           from orders o where id = $1`,
    values: [orderId, ctx.lang],
  });
  const row = rows[0];
  if (!row) throw new ShopError('order.notFound');
  const lines = await loadOrderLines(ctx, orderId);
  const reference = await ctx.reference();
  const { returnDays } = orderRulesOf(reference.settings);
  return toOrder({ ...row, ...methodNames(row, reference, ctx.lang) }, lines, {
    returnableFor: lines.some(isLeft)
      ? returnableFor(row, { returnDays, now: ctx.now() })
      : 'nothing',
    paymentMethods:
      switchRefusal(row, reference) === null ? switchTargets(row, reference, ctx) : null,
    parcels: toParcels(row.parcels, ctx.lang),
    accessKey: accessKeyOf(ctx.secret, orderId, row.accessKeySalt),
    bankDetails: providerOf(row.paymentKey)?.needsBankDetails ? await loadBankDetails(ctx) : null,
    images: await loadImages(ctx, lines),
    urlPathOf: (itemId) => ctx.index.addressOf(itemId)?.urlPaths[ctx.lang],
    countries: reference.countries,
  });
}

/** Whether it has pieces that are in no return. Parts of a set are returned with it. */
function isLeft({ typeId, quantity, returned, unsent }: OrderLineRow): boolean {
  return typeId !== ORDER_ITEM_TYPE.bundleComponent && returned + unsent < quantity;
}

type Extras = {
  returnableFor: ReturnableFor;
  /** The methods by which it can still be paid; null: no change. */
  paymentMethods: PaymentMethod[] | null;
  parcels: OrderParcel[];
  accessKey: string;
  bankDetails: Order['paymentBankDetails'];
  images: Record<string, Image>;
  /** The path of goods in the language of the page; an order stores that of its own. */
  urlPathOf: (itemId: number) => string | undefined;
  countries: readonly CountryRow[];
};

function toOrder(row: OrderRow, lines: OrderLineRow[], extras: Extras): Order {
  const status = paymentStatus(row.balance);
  const net = netParts({
    lines: lines.map((line) => grossLine(withShares(line))),
    rates: row.vats.map(({ value: vat, ...each }) => ({ ...each, vat })),
    shipping: row.shippingGross,
    paymentFee: row.paymentFee,
  });
  return {
    id: row.id,
    createdAt: row.placedAt.toISOString(),
    typeId: row.typeId,
    statusName: row.status,
    accessKey: extras.accessKey,
    locale: row.lang,
    billingAddress: withNumbers(row.billingAddress, extras.countries),
    deliveryAddress: withNumbers(row.deliveryAddress, extras.countries),
    orderItems: toOrderItems(lines, net.lines, row.lang),
    currency: row.currency,
    totals: toTotals(row, net),
    vatCase: row.vatCase,
    vatNumberState: row.vatCheck?.afterwards?.state ?? row.vatCheck?.state ?? null,
    balance: balanceOf(row.balance),
    dates: [
      ...dateOf(ORDER_DATE_TYPE.deliveryDate, row.sentAt),
      ...dateOf(ORDER_DATE_TYPE.validUntil, row.validUntil),
    ],
    documents: row.documents,
    paymentMethodId: row.paymentMethodId,
    paymentMethodName: row.paymentMethodName,
    paymentKey: row.paymentKey,
    paymentStatus: status,
    paymentStatusKey: status,
    paymentProgress: paymentProgress(row.balance.payments),
    allowPaymentMethodSwitchFrom: extras.paymentMethods !== null,
    paymentMethodListForSwitch: extras.paymentMethods ?? [],
    paymentBankDetails: extras.bankDetails,
    paymentTermDays: row.paymentTermDays,
    payUntil: row.payUntil,
    needsDelivery: row.needsDelivery,
    shippingProfileId: row.shippingProfileId,
    shippingProfileName: row.shippingProfileName,
    shippingProvider: row.shippingProvider,
    pickup: row.pickup,
    parcels: extras.parcels,
    preferredDelivery: row.preferredDelivery,
    contactWish: row.contactWish,
    customerSign: row.customerSign,
    referrerId: row.referrerId,
    comment: row.comment,
    orderReferences: row.originOrderId === null ? [] : [{ originOrderId: row.originOrderId }],
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    isWithdrawalOpen: row.isWithdrawalOpen,
    deliveryTime: { min: row.minDeliveryDays, max: row.maxDeliveryDays },
    variations: byVariation(lines, ({ variationId: id, itemId, number, variationName: name }) => ({
      id,
      itemId,
      number,
      name,
    })),
    itemImages: extras.images,
    itemURLs: byVariation(lines, ({ urlPath, itemId, variationId }) =>
      productPath(extras.urlPathOf(itemId) ?? urlPath, itemId, variationId),
    ),
    isReturnable: extras.returnableFor !== 'nothing',
    returnableFor: extras.returnableFor,
    returns: row.returns,
    boughtGiftCards: row.boughtGiftCards.map((card) => ({
      ...card,
      code: printedCode(card.code),
    })),
    isInAccount: row.isInAccount,
  };
}

/** The order with the names of countries and states in the language of the request. */
export async function withLocalNames(ctx: CommerceContext, order: Order): Promise<Order> {
  const { countries } = await ctx.reference();
  const local = (address: OrderAddress): OrderAddress => {
    const country = countries.find(({ id }) => id === address.countryId);
    const state = country?.states.find(({ id }) => id === address.stateId);
    return {
      ...address,
      countryName: country?.names[ctx.lang] ?? address.countryName,
      stateName: state?.names[ctx.lang] ?? address.stateName,
    };
  };
  return {
    ...order,
    billingAddress: local(order.billingAddress),
    deliveryAddress: local(order.deliveryAddress),
  };
}

/** An order stores the names of country and state. */
function withNumbers(address: OrderAddress, countries: readonly CountryRow[]): OrderAddress {
  const country = countryNamed(countries, address.countryName);
  const state = country?.states.find(isNamed(address.stateName));
  return {
    ...address,
    ...(country && { countryId: country.id }),
    ...(state && { stateId: state.id }),
  };
}

function dateOf(typeId: number, at: Date | null): Order['dates'] {
  return at ? [{ typeId, date: at.toISOString() }] : [];
}

function byVariation<T>(
  lines: OrderLineRow[],
  value: (line: OrderLineRow) => T,
): Record<string, T> {
  return Object.fromEntries(lines.map((line) => [line.variationId, value(line)]));
}

/** The totals of the snapshot, by the cart's rules, so both show the same numbers (R27). */
function toTotals(row: OrderRow, net: NetParts): Order['totals'] {
  return {
    itemSumGross: row.itemsGross,
    itemSumNet: net.itemSum,
    shippingGross: row.shippingGross,
    shippingNet: net.shipping,
    paymentFeeGross: row.paymentFee,
    paymentFeeNet: net.paymentFee,
    couponValue: row.discountGross,
    couponValueNet: net.coupon,
    couponCode: row.couponCode ?? '',
    giftCards: row.giftCards,
    giftCardsValue: sumOf(row.giftCards.map(({ amount }) => amount)),
    totalGross: row.total,
    totalNet: net.total,
    vats: row.vats,
  };
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

async function loadBankDetails(ctx: CommerceContext): Promise<Order['paymentBankDetails']> {
  const { bank } = await contentOperations(ctx).getConfiguration();
  const { accountOwner, name, iban, swift } = bank;
  return { account: iban, accountOwner, name, iban, swift, code: swift };
}

async function loadImages(
  ctx: CommerceContext,
  lines: OrderLineRow[],
): Promise<Record<string, Image>> {
  const { rows } = await ctx.db.client.query<{
    hash: string;
    width: number;
    height: number;
    placeholder: string;
    widths: number[];
  }>({
    name: 'order_images',
    text: 'select hash, width, height, placeholder, widths from image where hash = any($1)',
    values: [lines.flatMap((line) => line.imageHash ?? [])],
  });
  const pictures = new Map(rows.map((row) => [row.hash, row]));
  return Object.fromEntries(
    lines.flatMap(({ id, variationId, imageHash, name }) => {
      const picture = pictures.get(imageHash ?? '');
      if (!picture) return [];
      const image = toImage({ ...picture, id, position: 0, name, alternate: name }, name);
      return [[String(variationId), image]];
    }),
  );
}
