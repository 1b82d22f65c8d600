import { brokenEmailRule, hasBlockedCharacter, isEmailAddress } from '~/lib/email-address';
import { ShopError, type Session } from '~/services/shop-api';
import type { SessionOperations } from '~/services/shop-api/operations/session';
import type { ContractCall } from '../contract-call';
import { toCategoryTree, wireTreeSchema } from '../entities/category-tree';
import { toSession, wireSessionSchema } from '../entities/session';
import { readAnswer } from '../read-answer';
import { forgetCart } from './left-by-itself';
import { withGoods } from './read-cart';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

/** The visitor, read by `getSession`. */
export async function readSession(call: ContractCall): Promise<Session> {
  const wire = readAnswer('getSession', wireSessionSchema, await call.ask('getSession'));
  return toSession({ ...wire, basket: await withGoods(wire.basket, call) }, call);
}

/** The same for a changed visitor: their cart is another, or two have been merged. */
export async function readNewSession(call: ContractCall): Promise<Session> {
  const session = await readSession(call);
  forgetCart(session.basket);
  return session;
}

/** A mailbox by the shop's own rules (§5), so that no weaker check of the upstream shop applies. */
export function validMailbox(typed: string): string {
  const email = normalizeInput(typed);
  if (isEmailAddress(email)) return email;
  throw invalidMailbox(typed);
}

function invalidMailbox(typed: string): ShopError {
  const cause = { email: brokenEmailRule(typed) };
  return new ShopError('contact.emailInvalid', { cause });
}

/** The same for a new mailbox, which must not have blocked characters. */
export function newMailbox(typed: string, { configuration }: ContractCall): string {
  if (hasBlockedCharacter(typed, configuration.blockedEmailCharacters)) throw invalidMailbox(typed);
  return validMailbox(typed);
}

export function sessionOperations(call: ContractCall): SessionOperations {
  const getSession = () => readSession(call);
  return {
    getSession,
    async getInit() {
      const [session, tree] = await Promise.all([getSession(), call.ask('getCategoryTree')]);
      const categories = readAnswer('getCategoryTree', wireTreeSchema, tree);
      return { session, categories: toCategoryTree(categories, call.locale) };
    },
    async doLoginAsGuest({ email }) {
      await call.ask('doLoginAsGuest', { email: newMailbox(email, call) });
      return getSession();
    },
    async doLogoutUser() {
      await call.ask('doLogoutUser');
      await readNewSession(call);
    },
  };
}
