import { isEmailAddress } from '~/lib/email';
import { ShopError } from '../../shop-api';
import { noteEvent } from './note-event';
import { RIGHTS, type Right } from '../../operator';
import type { OperatorContext } from './operator-context';
import { hashPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords';

export type NewOperator = {
  email: string;
  name: string;
  password: string;
  rights?: readonly Right[];
};

/**
 * Makes an account, with every right unless said, and gives its id. One that is there already gets
 * the new password, name and rights, and its sessions end. Throws `operator.invalid` (422, cause
 * { field }).
 */
export async function createOperator(
  ctx: Pick<OperatorContext, 'pool' | 'now'>,
  { email, name, password, rights = RIGHTS }: NewOperator,
): Promise<number> {
  const invalid = (field: string) =>
    new ShopError('operator.invalid', { code: 422, cause: { field } });
  if (!isEmailAddress(email)) throw invalid('email');
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw invalid('password');
  }
  const passwordHash = await hashPassword(password);
  const { rows } = await ctx.pool.query<{ id: number }>(
    `with made as (
       insert into operator (email, name, password_hash, rights, created_at)
       values ($1, $2, $3, $4, $5)
       on conflict (lower(email)) do update
         set name = excluded.name, password_hash = excluded.password_hash,
             rights = excluded.rights, is_active = true
       returning id
     ), ended as (
       delete from operator_session where operator_id in (select id from made)
     )
     select id from made`,
    [email, name, passwordHash, rights, ctx.now()],
  );
  const { id } = rows[0]!;
  await noteEvent(ctx, 'operator.created', { operatorId: id, rights });
  return id;
}
