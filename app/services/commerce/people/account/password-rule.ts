import { brokenPasswordRule, type PasswordRule } from '../../../shop-api/entities/new-password';
import { isCommonPassword } from './common-passwords';

/** The rule that a new password breaks; each has its own text in `errorMessages.password`. */
export type PasswordError = 'required' | PasswordRule | 'common';

/**
 * The rules of §5, and none that attackers try first: not a common password, nor the owner's own
 * address (ASVS 5.0 V6.2). All other characters are allowed, spaces too.
 */
export function passwordError(password: string, email: string): PasswordError | null {
  if (password === '') return 'required';
  return brokenPasswordRule(password) ?? (isCommonPassword(password, email) ? 'common' : null);
}
