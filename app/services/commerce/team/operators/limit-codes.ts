import { LOGIN_LIMITS } from '../../visitors/passwords/limit-login';
import { limitRates } from '../../core/rate-limit';
import type { OperatorContext } from './operator-context';

const DAY = 24 * 60 * 60;

/**
 * Codes of the second step that one operator may try in a day. Three of a million are valid at a
 * time, so an attacker with the password needs decades instead of a year.
 */
export const CODES_A_DAY = { max: 20, seconds: DAY };

const keysOf = (operatorId: number) => ({
  soon: `operator:code:${operatorId}`,
  day: `operator:codes:${operatorId}`,
  soonKnown: `operator:code:known:${operatorId}`,
  dayKnown: `operator:codes:known:${operatorId}`,
});

/**
 * Counts a code of the second step. Browsers that were logged in with password and code before
 * (`isKnown`) are counted separately: an attacker with only the password cannot lock the owner out
 * of them. Throws `security.tooManyRequests`.
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

/** Resets the counters of codes: they were tried with a password that is no longer valid. */
export async function forgetCodes(
  { pool }: Pick<OperatorContext, 'pool'>,
  operatorId: number,
): Promise<void> {
  const keys = Object.values(keysOf(operatorId));
  await pool.query('delete from rate_limit where key = any($1)', [keys]);
}
