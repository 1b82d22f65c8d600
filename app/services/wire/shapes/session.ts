import * as z from 'zod';
import type { Session } from '~/services/shop-api';
import { toWireCart, wireCartSchema } from './cart';
import type { DetailContext } from './product/detailed-product';
import { PLENTY_ID, type Shaper } from './shaper';

const guestSchema = z.strictObject({ guestMail: z.string() });

export const wireCustomerSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  classId: z.int(),
  showNetPrices: z.boolean(),
  plentyId: z.int(),
  lang: z.string(),
  typeId: z.literal(1),
});
export type WireCustomer = z.infer<typeof wireCustomerSchema>;

/** An anonymous visitor, a guest by e-mail, or a customer. */
export const wireUserSchema = z.union([wireCustomerSchema, guestSchema]).nullable();

export const wireSessionSchema = z.strictObject({
  user: wireUserSchema,
  basket: wireCartSchema.extend({
    /** Variations on the wishlist: clients read the values. */
    itemWishListIds: z.record(z.string(), z.int()),
  }),
});
export type WireSessionData = z.infer<typeof wireSessionSchema>;

export async function toWireSession(
  session: Session,
  call: DetailContext,
): Promise<WireSessionData> {
  const { user, basket } = session;
  const wished = basket.itemWishListIds.map((id) => [String(id), id] as const);
  return {
    user: toWireUser(user, call),
    basket: {
      ...(await toWireCart(basket, call)),
      itemWishListIds: Object.fromEntries(wished),
    },
  };
}

export function toWireUser(
  user: Session['user'],
  { locale }: Shaper,
): z.infer<typeof wireUserSchema> {
  if (!user || 'guestMail' in user) return user;
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return { ...user, fullName, plentyId: PLENTY_ID, lang: locale, typeId: 1 };
}
