import type { OwnData } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { STATE } from '../reviews/review-state';

/** The scope of the data, as conditions on $1. */
export type DataScope = {
  /** $1: the id of a customer, or a mail address in small letters. */
  key: number | string;
  /**
   * For orders and offers o, together with their returns; the following conditions may use
   * `own_order` and `own_session`.
   */
  orders: string;
  /** For visitor_session s. */
  sessions: string;
  /** For cart c. */
  carts: string;
  /** For address a. */
  addresses: string;
  /** For withdrawal w. */
  withdrawals: string;
  /** For contact_message m. */
  contact: string;
  /** For newsletter_subscriber n. */
  newsletter: string;
  /** Whether the mail address of the newsletter is confirmed. */
  isMailboxProved: boolean;
  /** For review_mail_objection j. */
  objections: string;
  /** For review r. */
  reviews: string;
  /** For private_file f. */
  files: string;
  /** For wishlist_item i. */
  wishlist: string;
};

/** The items of an order o, a return or an offer. */
const ITEMS = `(select coalesce(jsonb_agg(jsonb_build_object(
    'number', l.number, 'name', l.name, 'option', l.variation_name, 'quantity', l.quantity,
    'totalCents', l.gross, 'details', l.properties,
    'reason', case o.lang when 'de' then r.name_de else r.name_en end) order by l.position), '[]')
  from order_line l left join return_reason r on r.id = l.return_reason_id
  where l.order_id = o.id)`;
const PAYMENTS = `(select coalesce(jsonb_agg(jsonb_build_object(
    'begunAt', ${moment('p.created_at')}, 'paymentMethod', p.method_name, 'status', p.status,
    'totalCents', p.amount, 'receivedCents', p.received, 'refundedCents', p.refunded,
    'chargedBackCents', p.charged_back, 'providerNumber', p.provider_id) order by p.id), '[]')
  from payment p where p.order_id = o.id)`;
const TRANSFERS = `(select coalesce(jsonb_agg(jsonb_build_object(
    'bookedOn', b.booked_on, 'amountCents', b.amount, 'name', b.words->>'name',
    'message', concat_ws(' ', b.words->>'text', b.words->>'endToEndId')) order by b.id), '[]')
  from payment p join bank_line b on b.payment_id = p.id where p.order_id = o.id)`;
const REFUNDS = `(select coalesce(jsonb_agg(jsonb_build_object(
    'totalCents', f.amount, 'giftCardCents', f.gift_card_amount, 'reason', f.reason, 'askedAt', ${moment('f.asked_at')},
    'repaidAt', ${moment('f.repaid_at')}, 'providerNumber', r.provider_id) order by f.id), '[]')
  from refund f left join provider_refund r on r.refund_id = f.id where f.order_id = o.id)`;
const GIFT_CARDS = `(select coalesce(jsonb_agg(jsonb_build_object(
    'ending', right(g.code, 4), 'paidCents', u.amount, 'returnedCents', u.returned)
    order by g.id), '[]')
  from gift_card_use u join gift_card g on g.id = u.gift_card_id where u.order_id = o.id)`;
/** The bought gift cards, without codes, which the order's page has. */
const BOUGHT_GIFT_CARDS = `(select coalesce(jsonb_agg(jsonb_build_object(
    'ending', right(g.code, 4), 'amountCents', g.amount, 'openCents', g.open_amount)
    order by g.id), '[]')
  from order_line l join gift_card g on g.order_line_id = l.id where l.order_id = o.id)`;
const PARCELS = `(select coalesce(jsonb_agg(x.tracking_number order by x.id), '[]')
  from order_parcel x where x.order_id = o.id)`;
const DOCUMENTS = `(select coalesce(jsonb_agg(d.number order by d.id), '[]')
  from order_document d where d.order_id = o.id)`;

/** The authority's answer about the VAT number of an address. */
const VAT_NUMBER_CHECK = `(select jsonb_build_object('state', v.state,
    'answeredAt', ${moment('v.answered_at')}, 'name', v.name, 'address', v.address)
  from vat_number_check v where v.number = a.vat_number)`;

/** All stored data in a scope, by one statement, so as of one moment. */
export async function readOwnData(ctx: CommerceContext, scope: DataScope): Promise<OwnData> {
  const { rows } = await ctx.db.client.query<{ data: Omit<OwnData, 'madeAt'> }>(
    `with bought as (select o.* from orders o where o.type_id <> 3 and (${scope.orders})),
       own_order as (
         select * from bought
         union all
         select r.* from orders r
         where r.type_id = 3 and r.origin_order_id in (select id from bought)),
       own_session as (select s.* from visitor_session s where ${scope.sessions}),
       own_cart as (select c.* from cart c where ${scope.carts})
     select jsonb_build_object(
       'addresses', ${list(`
         select jsonb_build_object('use', case a.type_id when 1 then 'billing' else 'delivery' end,
                  'isDefault', a.is_primary, 'company', a.company_name, 'firstName', a.first_name,
                  'lastName', a.last_name, 'street', a.street_name, 'houseNumber', a.apartment, 'postNumber', a.post_number,
                  'zipCode', a.zip_code, 'city', a.city, 'country', c.iso_code2,
                  'phone', a.phone_number, 'vatNumber', a.vat_number,
                  'vatNumberCheck', ${VAT_NUMBER_CHECK},
                  'changedAt', ${moment('a.updated_at')}) as row
         from address a join country c on c.id = a.country_id
         where ${scope.addresses} order by a.id`)},
       'cart', ${list(`
         select jsonb_build_object('number', v.number, 'quantity', l.quantity,
                  'addedAt', ${moment('l.created_at')},
                  'details', (select coalesce(jsonb_agg(value order by property_id), '[]')
                                from cart_item_order_param where cart_item_id = l.id)) as row
         from own_cart c join cart_item l on l.cart_id = c.id join variation v on v.id = l.variation_id
         where c.status = 'open' order by l.id`)},
       'wishlist', ${list(`
         select jsonb_build_object('number', v.number, 'quantity', i.quantity,
                  'addedAt', ${moment('i.created_at')}) as row
         from wishlist_item i join variation v on v.id = i.variation_id
         where ${scope.wishlist} order by i.id`)},
       'orders', ${list(`
         select jsonb_build_object('number', o.id, 'status', o.status,
                  'placedAt', ${moment('o.placed_at')}, 'email', o.email,
                  'billingAddress', o.billing_address - 'typeId',
                  'deliveryAddress', o.delivery_address - 'typeId',
                  'paymentMethod', o.payment_method_name, 'deliveryMethod', o.shipping_profile_name,
                  'pickup', o.pickup, 'preferredDelivery', o.preferred_delivery, 'vatNumberCheck', o.vat_check,
                  'message', o.contact_wish, 'sign', o.customer_sign, 'coupon', o.coupon_code,
                  'referrer', o.referrer_id,
                  'currency', o.currency, 'totalCents', o.total,
                  'items', ${ITEMS},
                  'payments', ${PAYMENTS}, 'transfers', ${TRANSFERS},
                  'giftCards', ${GIFT_CARDS},
                  'boughtGiftCards', ${BOUGHT_GIFT_CARDS}, 'refunds', ${REFUNDS},
                  'parcels', ${PARCELS},
                  'documents', ${DOCUMENTS}) as row
         from own_order o where o.type_id = 1 order by o.id`)},
       'returns', ${list(`
         select jsonb_build_object('number', o.id, 'orderNumber', o.origin_order_id,
                  'status', o.status, 'requestedAt', ${moment('o.placed_at')}, 'email', o.email,
                  'message', o.comment, 'currency', o.currency, 'totalCents', o.total,
                  'items', ${ITEMS}, 'documents', ${DOCUMENTS}) as row
         from own_order o where o.type_id = 3 order by o.id`)},
       'offers', ${list(`
         select jsonb_build_object('number', o.id, 'status', o.status,
                  'madeAt', ${moment('o.placed_at')}, 'endsAt', ${moment('o.valid_until')},
                  'email', o.email, 'billingAddress', o.billing_address - 'typeId',
                  'deliveryAddress', o.delivery_address - 'typeId', 'note', o.note, 'message', o.comment,
                  'currency', o.currency, 'totalCents', o.total, 'items', ${ITEMS}) as row
         from own_order o where o.type_id = 7 order by o.id`)},
       'contact', ${list(`
         select jsonb_build_object('receivedAt', ${moment('m.received_at')}, 'name', m.name,
                  'email', m.email, 'subject', m.subject, 'message', m.message,
                  'orderNumber', m.order_number) as row
         from contact_message m where ${scope.contact} order by m.id`)},
       'withdrawals', ${list(`
         select jsonb_build_object('receivedAt', ${moment('w.received_at')}, 'name', w.name,
                  'contract', w.contract, 'email', w.email, 'items', w.items,
                  'message', w.message) as row
         from withdrawal w where ${scope.withdrawals} order by w.id`)},
       'newsletter', ${list(`
         select jsonb_build_object('email', n.email,
                  'requestedAt', ${moment('n.requested_at')},
                  'confirmedAt', ${moment('n.confirmed_at')},
                  'endedAt', ${moment('n.ended_at')})
                || case when ${scope.isMailboxProved} then
                     jsonb_build_object('firstName', n.first_name, 'lastName', n.last_name,
                       'consent', n.consent_text) else '{}' end as row
         from newsletter_subscriber n where ${scope.newsletter}`)},
       'reviewMails', ${list(`
         select jsonb_build_object('objectedAt', ${moment('j.objected_at')}) as row
         from review_mail_objection j where ${scope.objections}`)},
       'reviews', ${list(`
         select jsonb_build_object('about', l.name, 'rating', r.rating, 'title', r.title,
                  'message', r.text, 'name', r.author_name, 'createdAt', ${moment('r.created_at')},
                  'status', ${STATE}, 'reason', r.refusal) as row
         from review r
         join lateral (select name1 as name from item_text where item_id = r.item_id
                        order by lang limit 1) l on true
         where ${scope.reviews} order by r.id`)},
       'files', ${list(`
         select jsonb_build_object('name', f.file_name, 'size', f.size,
                  'addedAt', ${moment('f.created_at')}) as row
         from private_file f where ${scope.files} order by f.created_at`)},
       'sessions', ${list(`
         select jsonb_build_object('begunAt', ${moment('s.created_at')},
                  'usedAt', ${moment('s.seen_at')}, 'endsAt', ${moment('s.expires_at')}) as row
         from own_session s order by s.created_at`)}
     ) as data`,
    [scope.key],
  );
  return { madeAt: ctx.now().toISOString(), ...rows[0]!.data };
}

/**
 * SQL: whether this key is returned by one of the queries. An `or` over different indexes would
 * read the whole table.
 */
export function among(key: string, ...queries: string[]): string {
  return `${key} = any (array(${queries.join(' union all ')}))`;
}

/** SQL: the rows of a query as a list. */
export function list(query: string): string {
  return `(select coalesce(jsonb_agg(row), '[]') from (${query}) listed)`;
}

/** SQL: a timestamp in the format of the contract, in UTC. */
export function moment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
