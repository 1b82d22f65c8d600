/** Hidden from visitors: only bots fill it in. */
export const HONEYPOT_FIELD = 'website';
