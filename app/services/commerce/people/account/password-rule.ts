import { isCommonPassword } from './common-passwords';

/** Which rule of §5 a new password breaks; each has its own words in `errorMessages.password`. */
export type PasswordError = 'length' | 'letter' | 'number' | 'common';

/**
 * At least 8 signs with a letter and a number (§5), and none that is tried first: not a common one,
 * nor the owner's own address (ASVS 5.0 V6.2). Whatever else is in it is fine, blanks too.
 */
export function passwordError(password: string, email: string): PasswordError | null {
  if ([...password].length < 8) return 'length';
  if (!/\p{L}/u.test(password)) return 'letter';
  if (!/\p{N}/u.test(password)) return 'number';
  return isCommonPassword(password, email) ? 'common' : null;
}
