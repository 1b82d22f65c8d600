import { isEmailAddress } from '~/lib/email-address';
import { ShopError } from '../../../shop-api';
import { hashPassword } from '../../visitors/passwords/passwords';
import { forgetCodes } from './limit-codes';
import { noteOwnEvent } from './note-own-event';
import { RIGHTS, type Right } from '../../../operator-api/operator';
import type { OperatorContext } from './operator-context';

/** At least this many signs; no rule about which (ASVS V6.2.5). */
const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 256;

export type NewOperator = {
  email: string;
  name: string;
  password: string;
  rights?: readonly Right[];
  /** Turns the second step off, for an operator who has lost the phone. */
  withoutCode?: boolean;
};

/**
 * Makes an account, with every right unless said, and gives its id. One that is there already gets
 * the new password, name and rights, its sessions end and the codes tried for it are forgotten; its
 * second step stays unless said.
 * Throws `operator.invalid` (422, cause { field }).
 */
export async function createOperator(
  ctx: Pick<OperatorContext, 'pool' | 'now'>,
  { email, name, password, rights = RIGHTS, withoutCode = false }: NewOperator,
): Promise<number> {
  const invalid = (field: string) =>
    new ShopError('operator.invalid', { code: 422, cause: { field } });
  if (!isEmailAddress(email)) throw invalid('email');
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw invalid('password');
  }
  const passwordHash = await hashPassword(password);
  const { rows } = await ctx.pool.query<{ id: number; isNew: boolean }>(
    `with made as (
       insert into operator (email, name, password_hash, rights, created_at)
       values ($1, $2, $3, $4, $5)
       on conflict (lower(email)) do update
         set name = excluded.name, password_hash = excluded.password_hash,
             rights = excluded.rights, is_active = true,
             totp_secret = case when $6 then null else operator.totp_secret end
       returning id, xmax = 0 as is_new
     ), ended as (
       delete from operator_session where operator_id in (select id from made)
     )
     select id, is_new as "isNew" from made`,
    [email, name, passwordHash, rights, ctx.now(), withoutCode],
  );
  const { id, isNew } = rows[0]!;
  await forgetCodes(ctx, id);
  const kind = isNew ? 'operator.created' : 'operator.renewed';
  await noteOwnEvent(ctx, kind, { operatorId: id, rights, ...(withoutCode && { withoutCode }) });
  return id;
}

/**
 * Takes somebody out: their sessions end and no password lets them in, until they are made anew.
 * The row stays, so that the event log still says who it was. False when there is no such account.
 */
export async function removeOperator(
  ctx: Pick<OperatorContext, 'pool' | 'now'>,
  email: string,
): Promise<boolean> {
  const { rows } = await ctx.pool.query<{ id: number }>(
    `with gone as (
       update operator set is_active = false where lower(email) = lower($1) returning id
     ), ended as (
       delete from operator_session where operator_id in (select id from gone)
     )
     select id from gone`,
    [email],
  );
  const operatorId = rows[0]?.id;
  if (operatorId === undefined) return false;
  await noteOwnEvent(ctx, 'operator.removed', { operatorId });
  return true;
}
