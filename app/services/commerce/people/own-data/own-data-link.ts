import { timingSafeEqual } from 'node:crypto';
import { addressKey } from '~/lib/address-key.server';
import {
  dataLinkSchema,
  openDataLinkSchema,
  type DataLink,
  type OpenDataLink,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRate } from '../../core/rate-limit';
import { hashOf } from '../../core/hash-of';
import { LIMITS } from '../../../shop-api/entities/field-limits';
import { isDataKey, isDataLinkOver } from './own-data-key';

/** Wrong keys from one network; a key has 256 bits, so this only limits the load. */
const WRONG_KEYS = { max: 60, seconds: 60 * 60 };

export type DataLinkState = { email: string; state: 'new' | 'opened' };

type Row = { email: string; requestedAt: Date; openedAt: Date | null; visitHash: Buffer | null };

/**
 * The state of a link: `new` until it is opened, `opened` for half an hour for the visit that
 * opened it; null when another visit used it, it has expired, or its key is wrong. Throws
 * `security.tooManyRequests` for a client that tries keys.
 */
export async function findDataLink(
  ctx: CommerceContext,
  { requestId, key, visit }: DataLink,
): Promise<DataLinkState | null> {
  const { rows } = await ctx.db.client.query<Row>(
    `select email, requested_at, opened_at,
       visit_hash from data_request where id = $1`,
    [requestId],
  );
  const row = rows[0];
  if (!row || !isDataKey(key, ctx.secret, { ...row, requestId })) {
    await limitRate(ctx, `key:address:${addressKey(ctx.visitor.clientAddress)}`, WRONG_KEYS);
    return null;
  }
  const state = stateOf(row, visit, ctx.now());
  return state && { email: row.email, state };
}

function stateOf(
  { requestedAt, openedAt, visitHash }: Row,
  visit: string | undefined,
  now: Date,
): DataLinkState['state'] | null {
  if (!openedAt || !visitHash) return isDataLinkOver(requestedAt, now) ? null : 'new';
  const isInTime = now.getTime() - openedAt.getTime() <= LIMITS.dataLink.visitMinutes * 60_000;
  const isSame = visit !== undefined && timingSafeEqual(hashOf(visit), visitHash);
  return isInTime && isSame ? 'opened' : null;
}

/** The state of a link: not opened yet, or opened by this visit. */
export async function dataLinkState(
  ctx: CommerceContext,
  link: DataLink,
): Promise<DataLinkState['state'] | null> {
  const parsed = dataLinkSchema.safeParse(link);
  return parsed.success ? ((await findDataLink(ctx, parsed.data))?.state ?? null) : null;
}

/**
 * Opens a link for this visit; of rivals only one does, and a form that is sent twice is one visit.
 * False for a used, expired or unknown link.
 */
export async function openDataLink(ctx: CommerceContext, link: OpenDataLink): Promise<boolean> {
  const parsed = openDataLinkSchema.safeParse(link);
  if (!parsed.success || !(await findDataLink(ctx, parsed.data))) return false;
  const { requestId, visit } = parsed.data;
  const { rowCount } = await ctx.db.client.query(
    `update data_request set opened_at = coalesce(opened_at, $3), visit_hash = $2
     where id = $1 and (opened_at is null or visit_hash = $2)`,
    [requestId, hashOf(visit), ctx.now()],
  );
  return rowCount === 1;
}
