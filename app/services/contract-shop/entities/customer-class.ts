import * as z from 'zod/v4';
import type { CustomerClass } from '~/services/shop-api';
import { toldId, toldList, toldText } from './told';

export const wireCustomerClassesSchema = toldList(z.object({ id: toldId, name: toldText }));

/** The kinds of customers, as the shop behind names them. */
export function toCustomerClasses(
  classes: z.output<typeof wireCustomerClassesSchema>,
): CustomerClass[] {
  return classes.map(({ id, name }) => ({ id, name }));
}
