import { readCookie, setCookie, TOOLS_COOKIE } from '~/lib/cookies';
import { previewOf, type OperatorAccess } from '../../../operator-api/operator';
import { ShopError } from '../../../shop-api';
import { hashOf } from '../../core/hash-of';
import { editHashOf, tokenHashOf } from './edit-hash';
import { confirmLogin, logIn } from './log-in-operator';
import { noteOwnEvent } from './note-own-event';
import type { OperatorContext } from './operator-context';
import { offerSecondStep, turnOffSecondStep, turnOnSecondStep } from './second-step-choice';
import {
  endOperatorSession,
  endOtherSessions,
  findOperatorByHash,
  findOperatorSession,
  type OperatorSession,
} from './operator-sessions';
import { findLastAdded, noteAdded } from './last-added';
import { findTourStep, goToTourStep } from './tour';

const YEAR = 365 * 24 * 60 * 60;

type AccessRequest = {
  cookie: string | null;
  /** The header `x-pwa-edit-hash`. */
  editHash: string | null;
  clientAddress: string;
  publicOrigin: string;
};

/** Cookies are written by `commit`, with any answer to the request. */
export type OpenOperatorAccess = OperatorAccess & { commit(headers: Headers): void };

/**
 * The operators' side of one request; it reads the database only if the request has their cookie.
 */
export function openOperatorAccess(
  ctx: OperatorContext,
  { cookie, editHash, clientAddress, publicOrigin }: AccessRequest,
): OpenOperatorAccess {
  const secure = publicOrigin.startsWith('https:');
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name);
  const SESSION = nameOf('shop_operator');
  const DEVICE = nameOf('shop_operator_device');
  const toSet = new Map<string, string>();
  /** Until the browser ends, unless it has an age; 0 deletes it. */
  const keep = (name: string, value: string, age: { maxAge?: number } = {}) =>
    toSet.set(name, setCookie(name, value, { ...age, httpOnly: name !== TOOLS_COOKIE, secure }));
  const letIn = (token: string, device: string) => {
    keep(DEVICE, device, { maxAge: YEAR });
    keep(TOOLS_COOKIE, editHashOf(ctx.secret, hashOf(token)));
  };

  let reading: Promise<OperatorSession | null> | undefined;
  const session = () => (reading ??= findOperatorSession(ctx, readCookie(cookie, SESSION)));

  async function loggedIn() {
    const known = await session();
    if (!known?.isComplete) throw new ShopError('operator.notLoggedIn');
    return known.operator;
  }

  return {
    session,
    async getPreviewValid() {
      const known = await session();
      if (known?.isComplete) return previewOf(known.operator);
      const tokenHash = editHash === null ? null : tokenHashOf(ctx.secret, editHash);
      const proved = tokenHash && previewOf(await findOperatorByHash(ctx, tokenHash));
      // Scripts of pages can read the hash, so it gives no write access.
      return proved?.valid ? { valid: true, permission: 'read' } : previewOf(null);
    },
    async logIn(input) {
      const former = await session();
      const device = readCookie(cookie, DEVICE);
      const { token, isComplete, ...entered } = await logIn(ctx, {
        ...input,
        clientAddress,
        device,
      });
      // The browser drops the former session, which must not be usable any more (reliability B4).
      if (former) await endOperatorSession(ctx, former.token);
      keep(SESSION, token);
      if (isComplete) letIn(token, entered.device);
      return isComplete;
    },
    async confirm(code) {
      const waiting = await session();
      if (!waiting || waiting.isComplete) {
        throw new ShopError('operator.loginFailed');
      }
      const { token, device } = await confirmLogin(ctx, waiting, code, readCookie(cookie, DEVICE));
      keep(SESSION, token);
      letIn(token, device);
    },
    async logOut() {
      const known = await session();
      if (known) {
        await endOperatorSession(ctx, known.token);
        const { operator, isComplete } = known;
        if (isComplete) await noteOwnEvent(ctx, 'operator.loggedOut', { operatorId: operator.id });
      }
      keep(SESSION, '', { maxAge: 0 });
      keep(TOOLS_COOKIE, '', { maxAge: 0 });
    },
    async offerSecondStep(input) {
      return offerSecondStep(ctx, await loggedIn(), input);
    },
    async turnOnSecondStep(input) {
      await turnOnSecondStep(ctx, await loggedIn(), input);
      // Sessions that were opened with the password alone must not continue.
      const own = await session();
      if (own) await endOtherSessions(ctx, own);
    },
    async turnOffSecondStep(password) {
      await turnOffSecondStep(ctx, await loggedIn(), password);
    },
    async tourStep() {
      return findTourStep(ctx, await loggedIn());
    },
    async goToTourStep(step) {
      await goToTourStep(ctx, await loggedIn(), step);
    },
    async lastAdded() {
      return findLastAdded(ctx, await loggedIn());
    },
    async noteAdded(name) {
      await noteAdded(ctx, await loggedIn(), name);
    },
    commit(headers) {
      for (const value of toSet.values()) headers.append('Set-Cookie', value);
      toSet.clear();
    },
  };
}
