import type { OwnData } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';

/** Whose data it is, as conditions on $1. */
export type DataScope = {
  /** $1: the id of a customer, or a mail address in small letters. */
  key: number | string;
  /** Of orders o; what they say of themselves may name `own_order` and `own_session`. */
  orders: string;
  /** Of visitor_session s. */
  sessions: string;
  /** Of cart c. */
  carts: string;
  /** Of address a. */
  addresses: string;
  /** Of withdrawal w. */
  withdrawals: string;
  /** Of newsletter_subscriber n. */
  newsletter: string;
  /** Has it been proved that the mail address of the newsletter is theirs? */
  isMailboxProved: boolean;
  /** Of private_file f. */
  files: string;
  /** Of wishlist_item i. */
  wishlist: string;
};

/** Everything the shop keeps in a scope, by one statement: of one moment. */
export async function readOwnData(ctx: CommerceContext, scope: DataScope): Promise<OwnData> {
  const { rows } = await ctx.db.client.query<{ data: Omit<OwnData, 'madeAt'> }>(
    `with own_order as (select o.* from orders o where ${scope.orders}),
       own_session as (select s.* from visitor_session s where ${scope.sessions}),
       own_cart as (select c.* from cart c where ${scope.carts})
     select jsonb_build_object(
       'addresses', ${list(`
         select jsonb_build_object('use', case a.type_id when 1 then 'billing' else 'delivery' end,
                  'isDefault', a.is_primary, 'company', a.company_name, 'firstName', a.first_name,
                  'lastName', a.last_name, 'street', a.street_name, 'houseNumber', a.apartment,
                  'zipCode', a.zip_code, 'city', a.city, 'country', c.iso_code2,
                  'phone', a.phone_number, 'vatNumber', a.vat_number,
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
         select jsonb_build_object('number', o.id, 'kind', o.type_id, 'status', o.status,
                  'placedAt', ${moment('o.placed_at')}, 'email', o.email,
                  'billingAddress', o.billing_address, 'deliveryAddress', o.delivery_address,
                  'paymentMethod', o.payment_method_name, 'deliveryMethod', o.shipping_profile_name,
                  'message', o.contact_wish, 'sign', o.customer_sign, 'coupon', o.coupon_code,
                  'currency', o.currency, 'totalCents', o.total,
                  'items', (select coalesce(jsonb_agg(jsonb_build_object(
                              'number', l.number, 'name', l.name, 'option', l.variation_name,
                              'quantity', l.quantity, 'totalCents', l.gross,
                              'details', l.properties) order by l.position), '[]')
                            from order_line l where l.order_id = o.id),
                  'documents', (select coalesce(jsonb_agg(d.number order by d.id), '[]')
                                from order_document d where d.order_id = o.id)) as row
         from own_order o order by o.id`)},
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
 * SQL: is this key among those that one of the queries gives? An `or` of what different indexes know
 * would read the whole table.
 */
export function among(key: string, ...queries: string[]): string {
  return `${key} = any (array(${queries.join(' union all ')}))`;
}

/** SQL: the rows of a query as a list. */
export function list(query: string): string {
  return `(select coalesce(jsonb_agg(row), '[]') from (${query}) listed)`;
}

/** SQL: a moment as the contract writes it, in UTC. */
export function moment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
