import type { Operator, OfferedSecondStep } from '../../../operator-api/operator';
import { ShopError } from '../../../shop-api';
import { LOGIN_LIMITS } from '../../visitors/passwords/limit-login';
import { noteOwnEvent } from './note-own-event';
import type { OperatorContext } from './operator-context';
import { isPassword } from '../../visitors/passwords/passwords';
import { limitRates } from '../../core/rate-limit';
import {
  newTotpSecret,
  openTotpSecret,
  sealTotpSecret,
  takenPeriod,
  totpKey,
  totpAddress,
} from './second-step';

/**
 * A secret for the operator's app. It is not stored: `sealed` is sent back with the first code, and
 * can be opened for this operator only. Given such a value, the same secret is returned again.
 */
export function offerSecondStep(
  { secret }: OperatorContext,
  { id, email }: Operator,
  { issuer, sealed }: { issuer: string; sealed?: string | undefined },
): OfferedSecondStep {
  const totp = (sealed && opened(secret, sealed, id)) || newTotpSecret();
  return {
    sealed: sealTotpSecret(secret, totp, id).toString('base64url'),
    address: totpAddress(totp, issuer, email),
    key: totpKey(totp),
  };
}

/**
 * Enables it, once a code shows that the app has the secret. One that is enabled stays unchanged: a
 * person at an open browser must not replace it with their own phone. Throws `operator.codeInvalid`
 * (422).
 */
export async function turnOnSecondStep(
  ctx: OperatorContext,
  { id }: Operator,
  { sealed, code }: { sealed: string; code: string },
): Promise<void> {
  await limitRates(ctx, { [`operator:code:${id}`]: LOGIN_LIMITS.account });
  const totp = opened(ctx.secret, sealed, id);
  const period = totp && takenPeriod(totp, code, { now: ctx.now(), used: null });
  if (period === null) throw new ShopError('operator.codeInvalid');
  const { rowCount } = await ctx.pool.query(
    `update operator set totp_secret = $2, totp_used = $3
     where id = $1 and totp_secret is null`,
    [id, Buffer.from(sealed, 'base64url'), period],
  );
  if (rowCount !== 1) throw new ShopError('operator.codeInvalid');
  await noteOwnEvent(ctx, 'operator.secondStepOn', { operatorId: id });
}

/** Disables it for an operator with the password. Throws `operator.loginFailed` (422). */
export async function turnOffSecondStep(
  ctx: OperatorContext,
  { id }: Operator,
  password: string,
): Promise<void> {
  await limitRates(ctx, { [`operator:password:${id}`]: LOGIN_LIMITS.account });
  const { rows } = await ctx.pool.query<{ hash: string }>(
    'select password_hash as hash from operator where id = $1',
    [id],
  );
  if (!(await isPassword(password, rows[0]?.hash))) {
    await noteOwnEvent(ctx, 'operator.loginFailed', { operatorId: id });
    throw new ShopError('operator.loginFailed');
  }
  await ctx.pool.query('update operator set totp_secret = null, totp_used = null where id = $1', [
    id,
  ]);
  await noteOwnEvent(ctx, 'operator.secondStepOff', { operatorId: id });
}

/** Null for a value that this shop has not sealed for this operator. */
function opened(shopSecret: Buffer, sealed: string, operatorId: number): Buffer | null {
  try {
    return openTotpSecret(shopSecret, Buffer.from(sealed, 'base64url'), operatorId);
  } catch {
    return null;
  }
}
