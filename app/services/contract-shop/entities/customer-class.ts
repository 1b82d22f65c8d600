import * as z from 'zod/v4';
import type { CustomerClass } from '~/services/shop-api';
import * as told from './told';

export const wireCustomerClassesSchema = told.list(z.object({ id: told.id, name: told.text }));

/** The kinds of customers, as the shop behind names them. */
export function toCustomerClasses(
  classes: z.output<typeof wireCustomerClassesSchema>,
): CustomerClass[] {
  return classes.map(({ id, name }) => ({ id, name }));
}
