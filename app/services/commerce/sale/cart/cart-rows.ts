import type { AdditionalInformation, PreferredDelivery } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { customerKey } from '../../core/customer-key';
import { visitorMail } from '../../core/visitor-mail';
import type { Coupon } from '../coupons/coupon-rules';
import type { GiftCard } from '../gift-cards/gift-card-rules';
import { HAS_ORDERED } from '../coupons/has-ordered';
import { BUYER_VAT_NUMBER, type BuyerVatNumber } from '../vat-numbers/buyer-vat-number';
import type { OrderParam } from '../order-properties/order-property-values';

export type CartRow = {
  id: number;
  version: number;
  couponCode: string | null;
  giftCardIds: number[];
  shippingCountryId: number;
  /** Of the delivery address in that country, or null: parts of a country have their own VAT. */
  shippingZipCode: string | null;
  /** The parcel goes to a parcel station: only some carriers deliver there. */
  isToStation: boolean;
  shippingProfileId: number | null;
  paymentMethodId: number | null;
  shippingAddressId: number | null;
  invoiceAddressId: number | null;
  additionalInformation: AdditionalInformation | null;
  preferredDelivery: PreferredDelivery | null;
  /** Of the billing address; null where it has none. */
  buyerVatNumber: BuyerVatNumber | null;
};

export type CartLineRow = {
  id: number;
  variationId: number;
  quantity: number;
  params: OrderParam[];
};

/** An open cart as it is stored in the tables, read by one statement. */
export type StoredCart = {
  cart: CartRow;
  /** In the order in which they were added. */
  lines: CartLineRow[];
  /** The cart's coupon as this customer would redeem it now; null for an unknown code. */
  coupon: Coupon | null;
  /** The cart's gift cards, in the order in which they were added. */
  giftCards: GiftCard[];
  /** Version of the reference tables that belongs to these rows. */
  referenceVersion: number;
};

/** SQL: the card `g` as a `GiftCard`, its time as text. */
const GIFT_CARD = `jsonb_build_object('id', g.id, 'code', g.code, 'currency', g.currency,
  'openAmount', g.open_amount, 'validTo', g.valid_to, 'isBlocked', g.is_blocked)`;

const TEXT = `
  select jsonb_build_object('id', c.id, 'version', c.version, 'couponCode', c.coupon_code,
           'giftCardIds', to_jsonb(c.gift_card_ids),
           'shippingCountryId', c.shipping_country_id,
           'shippingZipCode', (select zip_code from address a
              where a.id = c.shipping_address_id and a.country_id = c.shipping_country_id),
           'isToStation', coalesce((select street_name ~* '^(packstation|postfiliale)( |$)' from address a
              where a.id = c.shipping_address_id), false),
           'shippingProfileId', c.shipping_profile_id,
           'paymentMethodId', c.payment_method_id,
           'shippingAddressId', c.shipping_address_id,
           'invoiceAddressId', c.invoice_address_id,
           'additionalInformation', c.additional_information,
           'preferredDelivery', c.preferred_delivery,
           'buyerVatNumber', (${BUYER_VAT_NUMBER('$5')}
              where a.id = c.invoice_address_id and a.vat_number <> '')) as cart,
         (select coalesce(jsonb_agg(jsonb_build_object('id', l.id,
                   'variationId', l.variation_id, 'quantity', l.quantity,
                   'params', (select coalesce(jsonb_agg(jsonb_build_object(
                                'propertyId', property_id, 'value', value)
                                order by property_id), '[]')
                                from cart_item_order_param where cart_item_id = l.id))
                   order by l.id), '[]')
            from cart_item l where l.cart_id = c.id) as lines,
         (select version from reference_version) as "referenceVersion",
         (select coalesce(jsonb_agg(${GIFT_CARD} order by array_position(c.gift_card_ids, g.id)), '[]')
            from gift_card g where g.id = any(c.gift_card_ids)) as "giftCards",
         k.code, case $3 when 'de' then k.name_de else k.name_en end as name, k.percent,
         k.amount, to_jsonb(k.item_ids) as "itemIds",
         k.minimum_order_value as "minimumOrderValue", k.valid_from as "validFrom",
         k.valid_to as "validTo", k.excludes_special_offers as "excludesSpecialOffers",
         k.category_id as "categoryId",
         k.max_uses is not null and k.used >= k.max_uses as "isUsedUp",
         k.is_single_usage and exists (
           select from coupon_use u
           where u.coupon_code = k.code and u.customer_key = $2 and not u.released
         ) as "isUsedByCustomer",
         k.customers,
         case when k.customers <> 'all' and $2 is not null then ${HAS_ORDERED('$2', '$4')} end
           as "hasOrdered",
         k.customer_classes = '{}' or coalesce(
           (select class_id from customer where id = $4) = any(k.customer_classes), false
         ) as "isForClass"
    from cart c left join coupon k on k.code = c.coupon_code
   where c.id = $1 and c.status = 'open'`;

type Row = Omit<StoredCart, 'coupon' | 'giftCards'> &
  Omit<Coupon, 'code'> & { code: string | null; giftCards: StoredGiftCard[] };
type StoredGiftCard = Omit<GiftCard, 'validTo'> & { validTo: string | null };

/** The visitor's open cart, or null. */
export async function loadCart(ctx: CommerceContext): Promise<StoredCart | null> {
  const { cartId } = ctx.visitor;
  if (cartId === null) return null;
  const mail = visitorMail(ctx.visitor);
  const { rows } = await ctx.db.client.query<Row>({
    name: 'cart_load',
    text: TEXT,
    values: [
      cartId,
      mail && customerKey(mail),
      ctx.lang,
      ctx.visitor.customer?.id ?? null,
      ctx.now(),
    ],
  });
  if (!rows[0]) return null;
  const { cart, lines, referenceVersion, giftCards, code, ...coupon } = rows[0];
  return {
    cart,
    lines,
    referenceVersion,
    coupon: code === null ? null : { ...coupon, code },
    giftCards: giftCards.map(({ validTo, ...card }) => ({
      ...card,
      validTo: validTo === null ? null : new Date(validTo),
    })),
  };
}
