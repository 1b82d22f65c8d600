import {
  openDataLinkSchema,
  type ExportRow,
  type GuestExport,
  type OpenDataLink,
  type OwnData,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { findDataLink } from './own-data-link';
import { among, list, moment, readOwnData } from './read-own-data';

/**
 * All stored data about a mail address without an account, for the session that opened the link of
 * its mail (L-57); null for other visitors. Data of an account are exported there.
 */
export async function exportGuest(
  ctx: CommerceContext,
  link: OpenDataLink,
): Promise<GuestExport | null> {
  const parsed = openDataLinkSchema.safeParse(link);
  const found = parsed.success ? await findDataLink(ctx, parsed.data) : null;
  if (found?.state !== 'opened') return null;
  const email = found.email.toLowerCase();
  return { email, ...(await readGuestData(ctx, email)), requests: await readRequests(ctx, email) };
}

function readGuestData(ctx: CommerceContext, email: string): Promise<OwnData> {
  const carts = `c.customer_id is null and c.id in (select cart_id from own_session)`;
  return readOwnData(ctx, {
    key: email,
    orders: 'o.customer_id is null and lower(o.email) = $1',
    sessions: 's.customer_id is null and lower(s.guest_mail) = $1',
    carts,
    addresses: `a.customer_id is null and ${among(
      'a.id',
      `select id from address where email <> '' and lower(email) = $1`,
      `select id from address where cart_id in (select id from own_cart)`,
    )}`,
    withdrawals: among(
      'w.id',
      `select id from withdrawal where order_id in (select id from own_order)`,
      `select id from withdrawal m where lower(m.email) = $1 and not exists (
         select from orders x where x.id = m.order_id and x.customer_id is not null)`,
    ),
    contact: 'lower(m.email) = $1',
    newsletter: 'n.email = $1',
    objections: 'j.customer_key = customer_key($1)',
    isMailboxProved: true,
    reviews: among('r.id', 'select id from review where order_id in (select id from own_order)'),
    files: among(
      'f.hash',
      `select hash from private_file where order_id in (select id from own_order)`,
      `select hash from private_file where session_id in (select id from own_session)`,
    ),
    wishlist: 'i.session_id in (select id from own_session)',
  });
}

async function readRequests({ db }: CommerceContext, email: string): Promise<ExportRow[]> {
  const { rows } = await db.client.query<{ requests: ExportRow[] }>(
    `select ${list(`
       select jsonb_build_object('requestedAt', ${moment('r.requested_at')},
                'openedAt', ${moment('r.opened_at')}) as row
       from data_request r where r.email = $1 order by r.id`)} as requests`,
    [email],
  );
  return rows[0]!.requests;
}
