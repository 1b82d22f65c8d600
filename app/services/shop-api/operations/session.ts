import * as z from 'zod';
import type { CategoryTreeItem } from '../entities/category';
import type { Session } from '../entities/session';
import { normalizeInput } from '../entities/normalize-input';

export const guestLoginInputSchema = z.strictObject({
  email: z.string().overwrite(normalizeInput).max(254),
  /** Random text of the form: identifies a repeated submission. */
  formKey: z.string().max(64).optional(),
});

export type SessionOperations = {
  /** Returns session and category tree for the start of a page. */
  getInit(): Promise<{ session: Session; categories: CategoryTreeItem[] }>;
  getSession(): Promise<Session>;
  /** Makes the visitor a guest. Throws `errorMessages.email.valid` as `contact.emailInvalid` (§5). */
  doLoginAsGuest(input: z.input<typeof guestLoginInputSchema>): Promise<Session>;
  /** Removes user, addresses and wish list; the cart stays with the old session (§4). */
  doLogoutUser(): Promise<void>;
};
