import type { Operator, OfferedSecondStep } from '../../operator';
import { ShopError } from '../../shop-api';
import { LOGIN_LIMITS } from './log-in';
import { noteEvent } from './note-event';
import type { OperatorContext } from './operator-context';
import { isPassword } from './passwords';
import { limitRates } from '../rate-limit';
import {
  newTotpSecret,
  openTotpSecret,
  sealTotpSecret,
  takenPeriod,
  totpAddress,
} from './second-step';

/**
 * A secret for the operator's app. Nothing is kept of it: `sealed` comes back with the first code,
 * and opens for this operator alone.
 */
export function offerSecondStep(
  { secret }: OperatorContext,
  { id, email }: Operator,
  issuer: string,
): OfferedSecondStep {
  const totp = newTotpSecret();
  return {
    sealed: sealTotpSecret(secret, totp, id).toString('base64url'),
    address: totpAddress(totp, issuer, email),
  };
}

/** Turns it on, once a code shows that the app has the secret. Throws `operator.codeInvalid` (422). */
export async function turnOnSecondStep(
  ctx: OperatorContext,
  { id }: Operator,
  { sealed, code }: { sealed: string; code: string },
): Promise<void> {
  await limitRates(ctx, { [`operator:code:${id}`]: LOGIN_LIMITS.account });
  const kept = Buffer.from(sealed, 'base64url');
  const period = periodOf(ctx, id, kept, code);
  if (period === null) throw new ShopError('operator.codeInvalid', { code: 422 });
  await ctx.pool.query('update operator set totp_secret = $2, totp_used = $3 where id = $1', [
    id,
    kept,
    period,
  ]);
  await noteEvent(ctx, 'operator.secondStepOn', { operatorId: id });
}

/** Turns it off for who knows the password. Throws `operator.loginFailed` (422). */
export async function turnOffSecondStep(
  ctx: OperatorContext,
  { id }: Operator,
  password: string,
): Promise<void> {
  await limitRates(ctx, { [`operator:code:${id}`]: LOGIN_LIMITS.account });
  const { rows } = await ctx.pool.query<{ hash: string }>(
    'select password_hash as hash from operator where id = $1',
    [id],
  );
  if (!(await isPassword(password, rows[0]?.hash))) {
    throw new ShopError('operator.loginFailed', { code: 422 });
  }
  await ctx.pool.query('update operator set totp_secret = null, totp_used = null where id = $1', [
    id,
  ]);
  await noteEvent(ctx, 'operator.secondStepOff', { operatorId: id });
}

function periodOf({ secret, now }: OperatorContext, id: number, sealed: Buffer, code: string) {
  try {
    const totp = openTotpSecret(secret, sealed, id);
    return takenPeriod(totp, code, { now: now(), used: null });
  } catch {
    return null; // Not what this shop has sealed for this operator.
  }
}
