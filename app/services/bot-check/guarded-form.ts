/** Forms by which anonymous visitors cause mails or stored rows. */
export type GuardedForm = 'contact' | 'dataRequest' | 'newsletter' | 'registration';

/** Forms without a challenge from one address; people behind one router share it. */
export const FORM_LIMIT = { max: 30, seconds: 3_600 };
