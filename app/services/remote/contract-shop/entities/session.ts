import * as z from 'zod';
import type { Session } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toCart, wireCartSchema } from './cart';
import * as lenient from './lenient';

const wireUserSchema = lenient.fields({
  id: lenient.idOrNull,
  email: lenient.text,
  firstName: lenient.text,
  lastName: lenient.text,
  classId: lenient.idOrNull,
  showNetPrices: lenient.yes,
  guestMail: lenient.text,
});

export const wireSessionSchema = z.object({
  user: wireUserSchema,
  basket: wireCartSchema.extend({ itemWishListIds: lenient.list(lenient.id) }),
});
type WireSession = z.output<typeof wireSessionSchema>;

/** The default class of customers. */
const FIRST_CLASS = 1;

/** The visitor of the upstream shop, and their cart. */
export function toSession(
  wire: WireSession,
  call: Pick<ContractCall, 'configuration' | 'locale'>,
): Session {
  const user = toUser(wire.user);
  const { itemWishListIds, ...basket } = wire.basket;
  const cart = toCart(basket, call);
  const isNet = user !== null && 'id' in user && user.showNetPrices;
  const showNetPrices = cart.showNetPrices || isNet;
  return { user, basket: { ...cart, showNetPrices, itemWishListIds } };
}

function toUser({ guestMail, id, classId, ...person }: WireSession['user']): Session['user'] {
  if (id !== null) return { ...person, id, classId: classId ?? FIRST_CLASS };
  return guestMail ? { guestMail } : null;
}
