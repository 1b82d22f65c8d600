import { isEmailAddress } from '~/lib/email-address';
import { ShopError } from '../../../shop-api';
import { hashPassword } from '../../visitors/passwords/passwords';
import { forgetCodes } from './limit-codes';
import { noteOwnEvent } from './note-own-event';
import { RIGHTS, type Right } from '../../../operator-api/operator';
import type { OperatorContext } from './operator-context';

/** The only rule for passwords is a minimum length (ASVS V6.2.5). */
const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 256;

export type NewOperator = {
  email: string;
  name: string;
  password: string;
  rights?: readonly Right[];
  /** Disables the second step, for an operator who has lost the phone. */
  withoutCode?: boolean;
};

/**
 * Creates an account, with every right by default, and returns its id. An existing one gets the new
 * password, name and rights, its sessions end and its counter of codes is reset; its second step
 * stays by default. Throws `operator.invalid` (422, cause { field }).
 */
export async function createOperator(
  ctx: Pick<OperatorContext, 'pool' | 'now'>,
  { email, name, password, rights = RIGHTS, withoutCode = false }: NewOperator,
): Promise<number> {
  const invalid = (field: string) => new ShopError('operator.invalid', { cause: { field } });
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
     select id, is_new from made`,
    [email, name, passwordHash, rights, ctx.now(), withoutCode],
  );
  const { id, isNew } = rows[0]!;
  await forgetCodes(ctx, id);
  const kind = isNew ? 'operator.created' : 'operator.renewed';
  await noteOwnEvent(ctx, kind, { operatorId: id, rights, ...(withoutCode && { withoutCode }) });
  return id;
}

/**
 * Removes an operator: their sessions end and no password is accepted, until they are created
 * again. The row stays, so that the event log still has the name. False for an unknown account.
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
