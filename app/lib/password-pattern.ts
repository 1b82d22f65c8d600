/** A new password as a browser checks it: eight characters with a letter and a digit (§5), as `passwordError` says. */
export const PASSWORD_PATTERN = String.raw`(?=.*\p{L})(?=.*\p{N}).{8,}`;
