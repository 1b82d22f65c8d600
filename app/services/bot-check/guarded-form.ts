/** Forms that strangers fill in to have the shop write mails or keep rows. */
export type GuardedForm = 'contact' | 'dataRequest' | 'newsletter' | 'registration';
