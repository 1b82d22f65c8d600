import * as z from 'zod';
import { cardFields, cardFieldsSchema, type PayingAccount } from './mollie/card-fields';
import { paymentPages } from './mollie/payment-pages';

/** A host as a content security policy names it, and nothing that could say more there. */
const hostSchema = z.string().regex(/^https?:\/\/[\w.*:[\]-]+$/);

/** What pages on which something is paid have from elsewhere. */
export const payingPagesSchema = z.strictObject({
  /** Hosts besides our own to which the form of an order may lead: the payment provider's. */
  formTargets: z.array(hostSchema),
  /** The payment provider's fields for cards; null: none stand in a page. */
  cardFields: cardFieldsSchema.nullable(),
});
export type PayingPages = z.infer<typeof payingPagesSchema>;

/** Where the form of an order may lead, as a content security policy says it; empty: to our own host alone. */
export function formSource({ formTargets }: Pick<PayingPages, 'formTargets'>): string {
  return formTargets.length > 0 ? `form-action ${formTargets.join(' ')}` : '';
}

/** By the account at the provider, if there is one; `others` are hosts that the shop names itself. */
export function payingPages(account: PayingAccount | null, others: readonly string[]): PayingPages {
  return {
    formTargets: paymentPages(account?.origin ?? null, others),
    cardFields: cardFields(account),
  };
}
