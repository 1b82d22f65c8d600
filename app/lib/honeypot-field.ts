/** Only programs fill this in; a form that carries a value here is answered as if it had worked. */
export const HONEYPOT_FIELD = 'website';
