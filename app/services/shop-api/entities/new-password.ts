/** The rule of §5 that a new password violates, in any shop. */
export type PasswordRule = 'length' | 'letter' | 'number';

/** At least 8 characters with a letter and a number (§5); null for a valid password. */
export function brokenPasswordRule(password: string): PasswordRule | null {
  if ([...password].length < 8) return 'length';
  if (!/\p{L}/u.test(password)) return 'letter';
  return /\p{N}/u.test(password) ? null : 'number';
}
