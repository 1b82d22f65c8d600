import * as z from 'zod';
import { cardFields, cardFieldsSchema, type PayingAccount } from './mollie/card-fields';
import { paymentPages } from './mollie/payment-pages';

/** A host in a content security policy, which must not contain further directives. */
const hostSchema = z.string().regex(/^https?:\/\/[\w.*:[\]-]+$/);

/** External hosts and card fields of pages with a payment. */
export const payingPagesSchema = z.strictObject({
  /** Hosts besides our own to which the form of an order may lead: the payment provider's. */
  formTargets: z.array(hostSchema),
  /** The payment provider's card fields; null: none in the page. */
  cardFields: cardFieldsSchema.nullable(),
});
export type PayingPages = z.infer<typeof payingPagesSchema>;

/** Returns the form targets of an order for a content security policy; empty: only our own host. */
export function formSource({ formTargets }: Pick<PayingPages, 'formTargets'>): string {
  return formTargets.length > 0 ? `form-action ${formTargets.join(' ')}` : '';
}

/** Derives them from the account at the provider, if any, and the configured hosts `others`. */
export function payingPages(account: PayingAccount | null, others: readonly string[]): PayingPages {
  return {
    formTargets: paymentPages(account?.origin ?? null, others),
    cardFields: cardFields(account),
  };
}
