import * as z from 'zod';
import type { CustomerExport, GuestExport } from '../entities/own-data';
import { LIMITS } from '../entities/field-limits';
import { idSchema } from '../entities/primitives';
import { normalizeInput } from '../entities/normalize-input';

export const dataRequestInputSchema = z.strictObject({
  email: z.string().overwrite(normalizeInput).max(254),
});
export type DataRequestInput = z.input<typeof dataRequestInputSchema>;

/** Random text of the page that opened a link, which is valid for this visit alone. */
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

/** The data stored about a person, for that person alone: export (L-57) and deletion (L-58). */
export type OwnDataOperations = {
  /** Returns all data stored about the customer (L-57). Throws `login.required`. */
  getCustomerExport(): Promise<CustomerExport>;
  /** Throws `contact.passwordWrong`, `login.required`. */
  deleteCustomer(input: DeleteCustomerInput): Promise<void>;
  /**
   * Sends a link to the data stored about an address. The answer is the same for every address.
   * Throws `contact.emailInvalid` and `security.tooManyRequests`.
   */
  doRequestOwnData(input: DataRequestInput): Promise<void>;
  /** Can this link be opened, or did this visit open it; null: it is used, expired or wrong. */
  getDataLink(link: DataLink): Promise<'new' | 'opened' | null>;
  /** Opens a link for this visit, once; false if it is used, expired or wrong. */
  doOpenDataLink(link: OpenDataLink): Promise<boolean>;
  /** Returns the data to the visit that opened the link recently; null for all others. */
  getOwnData(link: OpenDataLink): Promise<GuestExport | null>;
};
