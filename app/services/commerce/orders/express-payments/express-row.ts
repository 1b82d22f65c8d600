import type { ExpressState } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** Money paid from the cart, as the shop has recorded it. */
export type ExpressRow = {
  id: number;
  sessionId: number | null;
  idempotencyKey: string;
  providerId: string | null;
  asked: Cents;
  currency: string;
  state: ExpressState;
  createdAt: Date;
};

const COLUMNS = `id, session_id, idempotency_key,
  provider_id, asked, currency, state, created_at`;

/** The latest one of a session that can still become an order's payment; null: there is none. */
export async function findExpress({ db, visitor }: CommerceContext): Promise<ExpressRow | null> {
  const { rows } = await db.client.query<ExpressRow>({
    name: 'express_of_session',
    text: `select ${COLUMNS} from express_payment
           where session_id = $1 and state in ('open', 'paid') order by state = 'paid' desc, id desc limit 1`,
    values: [visitor.sessionId],
  });
  return rows[0] ?? null;
}

/** One by the provider's id; null: the shop has none with it. */
export async function findExpressByProviderId(
  { db }: CommerceContext,
  providerId: string,
): Promise<ExpressRow | null> {
  const { rows } = await db.client.query<ExpressRow>({
    name: 'express_by_provider_id',
    text: `select ${COLUMNS} from express_payment where provider_id = $1`,
    values: [providerId],
  });
  return rows[0] ?? null;
}

/** Those for which the provider has to be queried or called, the longest waiting first. */
export async function findDueExpress({ db, now }: CommerceContext): Promise<ExpressRow[]> {
  const { rows } = await db.client.query<ExpressRow>({
    name: 'express_due',
    text: `select ${COLUMNS} from express_payment where next_check_at <= $1
           order by next_check_at limit 50`,
    values: [now()],
  });
  return rows;
}
