import * as z from 'zod/v4';
import type { Session } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toCart, wireCartSchema } from './cart';
import { toldId, toldIdOrNull, toldList, toldText, toldYes } from './told';

const wireUserSchema = z
  .object({
    id: toldIdOrNull,
    email: toldText,
    firstName: toldText,
    lastName: toldText,
    classId: toldIdOrNull,
    showNetPrices: toldYes,
    guestMail: toldText,
  })
  .nullish();

export const wireSessionSchema = z.object({
  user: wireUserSchema,
  basket: wireCartSchema.extend({ itemWishListIds: toldList(toldId) }),
});
type WireSession = z.output<typeof wireSessionSchema>;

/** The class of who has none of their own. */
const FIRST_CLASS = 1;

/** Who is shopping at the shop behind, and with which cart. */
export function toSession(
  wire: WireSession,
  call: Pick<ContractCall, 'configuration' | 'locale'>,
): Session {
  const user = toUser(wire.user);
  const { itemWishListIds, ...basket } = wire.basket;
  const cart = toCart(basket, call);
  const isNet = user !== null && 'id' in user && user.showNetPrices;
  return {
    user,
    basket: {
      ...cart,
      showNetPrices: cart.showNetPrices || isNet,
      itemWishListIds,
    },
  };
}

function toUser(user: WireSession['user']): Session['user'] {
  if (!user) return null;
  const { guestMail, id, classId, ...person } = user;
  if (id !== null) return { ...person, id, classId: classId ?? FIRST_CLASS };
  return guestMail ? { guestMail } : null;
}
