import {
  openDataLinkSchema,
  type GuestExport,
  type OpenDataLink,
  type OwnData,
} from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { findDataLink } from './data-link';
import { list, moment, readOwnData } from './own-data';

/**
 * Everything the shop keeps about a mail address without an account, for the visit that opened the link
 * of its mail (L-57); null for everybody else. What belongs to an account is handed out there.
 */
export async function exportGuest(
  ctx: CommerceContext,
  link: OpenDataLink,
): Promise<GuestExport | null> {
  const parsed = openDataLinkSchema.safeParse(link);
  const found = parsed.success ? await findDataLink(ctx, parsed.data) : null;
  if (found?.state !== 'opened') return null;
  const email = found.email.toLowerCase();
  return { email, ...(await readGuestData(ctx, email)), contact: await readMessages(ctx, email) };
}

function readGuestData(ctx: CommerceContext, email: string): Promise<OwnData> {
  const carts = `c.customer_id is null and c.id in (select cart_id from own_session)`;
  return readOwnData(ctx, {
    key: email,
    orders: 'o.customer_id is null and lower(o.email) = $1',
    sessions: 's.customer_id is null and lower(s.guest_mail) = $1',
    carts,
    addresses: `a.customer_id is null
      and (lower(a.email) = $1 or a.cart_id in (select id from own_cart))`,
    withdrawals: `w.order_id in (select id from own_order)
      or (lower(w.email) = $1 and not exists (
            select from orders x where x.id = w.order_id and x.customer_id is not null))`,
    newsletter: 'n.email = $1',
    isMailboxProved: true,
    files: `f.order_id in (select id from own_order) or f.session_id in (select id from own_session)`,
    wishlist: 'i.session_id in (select id from own_session)',
  });
}

async function readMessages(
  { db }: CommerceContext,
  email: string,
): Promise<GuestExport['contact']> {
  const { rows } = await db.client.query<{ messages: GuestExport['contact'] }>(
    `select ${list(`
       select jsonb_build_object('receivedAt', ${moment('m.received_at')}, 'name', m.name,
                'email', m.email, 'subject', m.subject, 'message', m.message,
                'orderNumber', m.order_number) as row
       from contact_message m where lower(m.email) = $1 order by m.id`)} as messages`,
    [email],
  );
  return rows[0]!.messages;
}
