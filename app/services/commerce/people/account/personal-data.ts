import { personalDataInputSchema, type PersonalDataInput } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { currentCustomer } from './current-customer';

/** Changes the name of the account. Throws `login.required`. */
export async function setPersonalData(
  ctx: CommerceContext,
  input: PersonalDataInput,
): Promise<void> {
  const customer = currentCustomer(ctx);
  const names = personalDataInputSchema.parse(input);
  await ctx.db.client.query('update customer set first_name = $2, last_name = $3 where id = $1', [
    customer.id,
    names.firstName,
    names.lastName,
  ]);
  ctx.visitor.customer = { ...customer, ...names };
}
