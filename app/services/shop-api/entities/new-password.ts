/** Which rule of §5 a new password breaks, whatever shop it is for. */
export type PasswordRule = 'length' | 'letter' | 'number';

/** At least 8 signs with a letter and a number (§5); null for a password that has them. */
export function brokenPasswordRule(password: string): PasswordRule | null {
  if ([...password].length < 8) return 'length';
  if (!/\p{L}/u.test(password)) return 'letter';
  return /\p{N}/u.test(password) ? null : 'number';
}
