import { isEmailAddress } from '~/lib/email-address';
import { ShopError } from '../../../shop-api';
import { deviceOf, isDeviceOf, limitLogin } from '../../visitors/passwords/limit-login';
import { isPassword } from '../../visitors/passwords/passwords';
import { noteOwnEvent } from './note-own-event';
import type { OperatorContext } from './operator-context';
import {
  beginOperatorSession,
  endOperatorSession,
  type OperatorSession,
} from './operator-sessions';
import { limitCodes } from './limit-codes';
import { openTotpSecret, takenPeriod } from './second-step';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

export type LoginInput = {
  email: string;
  password: string;
  clientAddress: string;
  /** The device token that this browser got at an earlier login. */
  device: string | undefined;
};

/** `device` lets its owner log in while others try passwords. */
export type LoggedIn = { token: string; device: string };

type Row = { id: number; passwordHash: string; totpSecret: Buffer | null };

/**
 * Logs an operator in by e-mail address and password; `isComplete` false: the code is missing. An
 * unknown or removed operator and a wrong password get the same answer, after the same time
 * (reliability B4). Throws `operator.loginFailed` (422) and `security.tooManyRequests`.
 */
export async function logIn(
  ctx: OperatorContext,
  input: LoginInput,
): Promise<LoggedIn & { isComplete: boolean }> {
  const account = normalizeInput(input.email).toLowerCase();
  const row = await findOperator(ctx, account);
  const isKnown = isDeviceOf(ctx, 'operator', row, input.device);
  await limitLogin(ctx, 'operator', { ...input, account, isKnown });
  if (!(await isPassword(input.password, row?.passwordHash)) || !row) {
    await noteOwnEvent(ctx, 'operator.loginFailed', { operatorId: row?.id ?? null });
    throw new ShopError('operator.loginFailed');
  }
  const isComplete = row.totpSecret === null;
  const token = await beginOperatorSession(ctx, row.id, isComplete);
  if (isComplete) await noteOwnEvent(ctx, 'operator.loggedIn', { operatorId: row.id });
  return { token, device: deviceOf(ctx, 'operator', row), isComplete };
}

/**
 * The second step: the code of the operator's app. Returns the tokens of a new session; the one
 * that waited for the code ends. A code is accepted once, also from two rivals. An operator who was
 * logged in with this browser before (`knownDevice`) has separate tries, so that a thief of the
 * password uses up none of them. Throws `operator.codeInvalid`, `operator.loginFailed` (422) and
 * `security.tooManyRequests`.
 */
export async function confirmLogin(
  ctx: OperatorContext,
  { token, operator }: OperatorSession,
  code: string,
  knownDevice?: string,
): Promise<LoggedIn> {
  const { rows } = await ctx.pool.query<Row & { totpUsed: number | null }>(
    `select id, password_hash, totp_secret,
       totp_used
     from operator where id = $1`,
    [operator.id],
  );
  const row = rows[0]!;
  const { totpSecret, totpUsed } = row;
  await limitCodes(ctx, operator.id, isDeviceOf(ctx, 'operator', row, knownDevice));
  // Disabled meanwhile: the code is not needed any more, and the password has to be entered again.
  if (!totpSecret) throw new ShopError('operator.loginFailed');
  const secret = openTotpSecret(ctx.secret, totpSecret, row.id);
  const period = takenPeriod(secret, code, { now: ctx.now(), used: totpUsed });
  if (period === null || !(await takePeriod(ctx, operator.id, period))) {
    await noteOwnEvent(ctx, 'operator.codeFailed', { operatorId: operator.id });
    throw new ShopError('operator.codeInvalid');
  }
  await endOperatorSession(ctx, token);
  await noteOwnEvent(ctx, 'operator.loggedIn', { operatorId: operator.id });
  return {
    token: await beginOperatorSession(ctx, operator.id, true),
    device: deviceOf(ctx, 'operator', row),
  };
}

async function takePeriod({ pool }: OperatorContext, id: number, period: number) {
  const { rowCount } = await pool.query(
    `update operator set totp_used = $2
     where id = $1 and (totp_used is null or totp_used < $2)`,
    [id, period],
  );
  return rowCount === 1;
}

async function findOperator({ pool }: OperatorContext, account: string): Promise<Row | undefined> {
  // No account has another address, and not every text is valid in a query.
  if (!isEmailAddress(account)) return undefined;
  const { rows } = await pool.query<Row>(
    `select id, password_hash, totp_secret
     from operator where lower(email) = $1 and is_active`,
    [account],
  );
  return rows[0];
}
