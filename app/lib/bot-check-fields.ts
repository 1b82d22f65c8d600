/** The time at which the form was rendered (`app/services/bot-check`). */
export const TOKEN_FIELD = 'formToken';

/** The response of the challenge widget; the name is the contract's (open point 1.6). */
export const CHALLENGE_FIELD = 'cf-turnstile-response';
