import type { CustomerExport, OwnData } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { among, list, moment, readOwnData } from './read-own-data';
import { currentCustomer } from '../account/current-customer';

/**
 * All stored data of the customer, and none of others (Art. 15 and 20 GDPR, L-57): what belongs to
 * their account. The mail address may be unconfirmed, so data about the address alone are exported
 * by a mail (`exportGuest`). Throws `login.required`.
 */
export async function exportCustomer(ctx: CommerceContext): Promise<CustomerExport> {
  const { id } = currentCustomer(ctx);
  const { rows } = await ctx.db.client.query<{ data: Omit<CustomerExport, keyof OwnData> }>(
    `select jsonb_build_object(
       'account', (
         select jsonb_build_object('number', c.id, 'email', c.email, 'firstName', c.first_name,
                  'lastName', c.last_name, 'language', c.lang,
                  'class', case $2 when 'de' then k.name_de else k.name_en end,
                  'createdAt', ${moment('c.created_at')})
         from customer c join customer_class k on k.id = c.class_id where c.id = $1),
       'shadeNotes', ${list(`
         select jsonb_build_object('number', v.number, 'stated', n.stated, 'note', n.note,
                  'changedAt', ${moment('n.updated_at')}) as row
         from bought_shade_note n left join variation v on v.id = n.variation_id
         where n.customer_id = $1 order by n.updated_at`)},
       'reminders', ${list(`
         select jsonb_build_object('number', v.number, 'stated', r.stated, 'remindOn', r.remind_on,
                  'askedAt', ${moment('r.asked_at')}, 'sentAt', ${moment('r.sent_at')}) as row
         from shade_reminder r left join variation v on v.id = r.variation_id
         where r.customer_id = $1 order by r.id`)},
       'requests', ${list(`
         select jsonb_build_object('kind', r.kind, 'email', r.email,
                  'requestedAt', ${moment('r.requested_at')}) as row
         from customer_request r where r.customer_id = $1 order by r.id`)},
       'logins', ${list(`
         select jsonb_build_object('event', replace(e.kind, 'customer.', ''),
                  'at', ${moment('e.at')}) as row
         from event_log e
         where e.order_id is null and e.kind like 'customer.%'
           and (e.data->>'customerId')::int = $1
         order by e.id`)}
     ) as data`,
    [id, ctx.lang],
  );
  const data = await readOwnData(ctx, {
    key: id,
    orders: 'o.customer_id = $1',
    sessions: 's.customer_id = $1',
    carts: 'c.customer_id = $1',
    addresses: 'a.customer_id = $1',
    withdrawals: 'w.order_id in (select id from own_order)',
    contact: 'm.order_id in (select id from own_order)',
    newsletter: 'n.email = (select lower(email) from customer where id = $1)',
    isMailboxProved: false,
    // An unconfirmed mailbox reveals nothing.
    objections: `j.customer_key = (select customer_key(email) from customer
      where id = $1 and email_proved_at is not null)`,
    reviews: among(
      'r.id',
      'select id from review where order_id in (select id from own_order)',
      'select id from review where customer_id = $1',
    ),
    files: among(
      'f.hash',
      'select hash from private_file where customer_id = $1',
      'select hash from private_file where order_id in (select id from own_order)',
    ),
    wishlist: 'i.customer_id = $1',
  });
  return { ...data, ...rows[0]!.data };
}
