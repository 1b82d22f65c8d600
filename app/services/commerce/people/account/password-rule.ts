import { brokenPasswordRule, type PasswordRule } from '../../../shop-api/entities/new-password';
import { isCommonPassword } from './common-passwords';

/** Which rule a new password breaks; each has its own words in `errorMessages.password`. */
export type PasswordError = PasswordRule | 'common';

/**
 * The rules of §5, and none that is tried first: not a common password, nor the owner's own address
 * (ASVS 5.0 V6.2). Whatever else is in it is fine, blanks too.
 */
export function passwordError(password: string, email: string): PasswordError | null {
  return brokenPasswordRule(password) ?? (isCommonPassword(password, email) ? 'common' : null);
}
