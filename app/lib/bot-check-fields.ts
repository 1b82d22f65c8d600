/** Says when the form was shown (`app/services/bot-check`). */
export const TOKEN_FIELD = 'formToken';

/** What the widget of the challenge puts in; the name is the contract's (open point 1.6). */
export const CHALLENGE_FIELD = 'cf-turnstile-response';
