/** Only programs fill this in: nobody sees it. */
export const HONEYPOT_FIELD = 'website';
