/** Forms that strangers fill in to have the shop write mails or keep rows. */
export type GuardedForm = 'contact' | 'dataRequest' | 'newsletter' | 'registration';

/** Forms without a challenge from one address; people behind one router share it. */
export const FORM_LIMIT = { max: 30, seconds: 3_600 };
