import type { CustomerExport } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { currentCustomer } from './signed-in';

/**
 * Everything the shop keeps about the customer who asks, and nobody else's (Art. 15 and 20 GDPR,
 * L-57): by their account, and by its e-mail address where data knows no account. Throws
 * `login.required`.
 */
export async function exportCustomer(ctx: CommerceContext): Promise<CustomerExport> {
  const { id, email } = currentCustomer(ctx);
  const { rows } = await ctx.db.client.query<{ data: Omit<CustomerExport, 'madeAt'> }>(
    `select jsonb_build_object(
       'account', (
         select jsonb_build_object('number', c.id, 'email', c.email, 'firstName', c.first_name,
                  'lastName', c.last_name, 'language', c.lang,
                  'class', case $3 when 'de' then k.name_de else k.name_en end,
                  'createdAt', ${moment('c.created_at')})
         from customer c join customer_class k on k.id = c.class_id where c.id = $1),
       'addresses', ${list(`
         select jsonb_build_object('use', case a.type_id when 1 then 'billing' else 'delivery' end,
                  'isDefault', a.is_primary, 'company', a.company_name, 'firstName', a.first_name,
                  'lastName', a.last_name, 'street', a.street_name, 'houseNumber', a.apartment,
                  'zipCode', a.zip_code, 'city', a.city, 'country', c.iso_code2,
                  'phone', a.phone_number, 'vatNumber', a.vat_number,
                  'changedAt', ${moment('a.updated_at')}) as row
         from address a join country c on c.id = a.country_id
         where a.customer_id = $1 order by a.id`)},
       'cart', ${list(`
         select jsonb_build_object('number', v.number, 'quantity', l.quantity,
                  'addedAt', ${moment('l.created_at')},
                  'details', (select coalesce(jsonb_agg(value order by property_id), '[]')
                                from cart_item_order_param where cart_item_id = l.id)) as row
         from cart c join cart_item l on l.cart_id = c.id join variation v on v.id = l.variation_id
         where c.customer_id = $1 and c.status = 'open' order by l.id`)},
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
                            from order_line l where l.order_id = o.id)) as row
         from orders o where o.customer_id = $1 order by o.id`)},
       'withdrawals', ${list(`
         select jsonb_build_object('receivedAt', ${moment('w.received_at')}, 'name', w.name,
                  'contract', w.contract, 'email', w.email, 'items', w.items,
                  'message', w.message) as row
         from withdrawal w
         where lower(w.email) = lower($2)
            or w.order_id in (select id from orders where customer_id = $1)
         order by w.id`)},
       'newsletter', ${list(`
         select jsonb_build_object('email', n.email, 'firstName', n.first_name,
                  'lastName', n.last_name, 'consent', n.consent_text,
                  'requestedAt', ${moment('n.requested_at')},
                  'confirmedAt', ${moment('n.confirmed_at')},
                  'endedAt', ${moment('n.ended_at')}) as row
         from newsletter_subscriber n where n.email = lower($2)`)},
       'files', ${list(`
         select jsonb_build_object('name', f.file_name, 'size', f.size,
                  'addedAt', ${moment('f.created_at')}) as row
         from private_file f
         where f.customer_id = $1 or f.order_id in (select id from orders where customer_id = $1)
         order by f.created_at`)},
       'sessions', ${list(`
         select jsonb_build_object('begunAt', ${moment('s.created_at')},
                  'usedAt', ${moment('s.seen_at')}, 'endsAt', ${moment('s.expires_at')}) as row
         from visitor_session s where s.customer_id = $1 order by s.created_at`)},
       'logins', ${list(`
         select jsonb_build_object('event', replace(e.kind, 'customer.', ''),
                  'at', ${moment('e.at')}) as row
         from event_log e
         where e.order_id is null and e.kind like 'customer.%'
           and (e.data->>'customerId')::int = $1
         order by e.id`)}
     ) as data`,
    [id, email, ctx.lang],
  );
  return { madeAt: ctx.now().toISOString(), ...rows[0]!.data };
}

/** SQL: the rows of a query as a list. */
function list(query: string): string {
  return `(select coalesce(jsonb_agg(row), '[]') from (${query}) listed)`;
}

/** SQL: a moment as the contract writes it, in UTC. */
function moment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
