import * as z from 'zod';
import type { CustomerExport, GuestExport } from '../entities/own-data';
import { LIMITS } from '../entities/field-limits';
import { idSchema } from '../entities/primitives';
import { normalizeInput } from '../entities/normalize-input';

export const dataRequestInputSchema = z.strictObject({
  email: z.string().overwrite(normalizeInput).max(254),
});
export type DataRequestInput = z.input<typeof dataRequestInputSchema>;

/** Random text of the page that opened a link: the link is good for this visit alone. */
const visitSchema = z.string().regex(/^[\w-]{22,64}$/);

export const dataLinkSchema = z.strictObject({
  requestId: idSchema,
  key: z.string().max(100),
  visit: visitSchema.optional(),
});
export type DataLink = z.input<typeof dataLinkSchema>;

export const openDataLinkSchema = dataLinkSchema.extend({ visit: visitSchema });
export type OpenDataLink = z.input<typeof openDataLinkSchema>;

export const deleteCustomerInputSchema = z.strictObject({
  password: z.string().max(LIMITS.customer.password),
});
export type DeleteCustomerInput = z.input<typeof deleteCustomerInputSchema>;

/** What the shop keeps of somebody, for them alone: handed out (L-57), and deleted (L-58). */
export type OwnDataOperations = {
  /** Everything the shop keeps about the customer who asks (L-57). Throws `login.required`. */
  getCustomerExport(): Promise<CustomerExport>;
  /** Throws `contact.passwordWrong`, `login.required`. */
  deleteCustomer(input: DeleteCustomerInput): Promise<void>;
  /**
   * Sends a link to what is kept about an address. The answer is the same for every address. Throws
   * `contact.emailInvalid` and `security.tooManyRequests`.
   */
  doRequestOwnData(input: DataRequestInput): Promise<void>;
  /** Can this link be opened, or did this visit open it; null: it is used, over or none. */
  getDataLink(link: DataLink): Promise<'new' | 'opened' | null>;
  /** Opens a link for this visit, once; false when it is used, over or none. */
  doOpenDataLink(link: OpenDataLink): Promise<boolean>;
  /** What is kept, for the visit that opened the link a while ago at most; null for everybody else. */
  getOwnData(link: OpenDataLink): Promise<GuestExport | null>;
};
