import { LOGIN_LIMITS } from '../../visitors/passwords/limit-login';
import { limitRates } from '../../core/rate-limit';
import type { OperatorContext } from './operator-context';

const DAY = 24 * 60 * 60;

/**
 * Codes of the second step that one operator may try in a day. Three of a million are right at a time, so
 * somebody who has the password needs decades instead of a year.
 */
export const CODES_A_DAY = { max: 20, seconds: DAY };

const keysOf = (operatorId: number) => ({
  soon: `operator:code:${operatorId}`,
  day: `operator:codes:${operatorId}`,
  soonKnown: `operator:code:known:${operatorId}`,
  dayKnown: `operator:codes:known:${operatorId}`,
});

/**
 * Counts a code of the second step. The browsers that came in with password and code before (`isKnown`) are
 * counted apart: whoever has the password alone locks their owner out of none of them. Throws
 * `security.tooManyRequests`.
 */
export async function limitCodes(
  ctx: OperatorContext,
  operatorId: number,
  isKnown: boolean,
): Promise<void> {
  const { soon, day, soonKnown, dayKnown } = keysOf(operatorId);
  await limitRates(ctx, {
    [isKnown ? soonKnown : soon]: LOGIN_LIMITS.account,
    [isKnown ? dayKnown : day]: CODES_A_DAY,
  });
}

/** Forgets the codes that were tried: they were tried with a password that is none any more. */
export async function forgetCodes(
  { pool }: Pick<OperatorContext, 'pool'>,
  operatorId: number,
): Promise<void> {
  const keys = Object.values(keysOf(operatorId));
  await pool.query('delete from rate_limit where key = any($1)', [keys]);
}
