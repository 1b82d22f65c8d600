import * as z from 'zod/v4';
import { LIMITS } from '../entities/limits';
import type { Session } from '../entities/session';

const emailSchema = z.string().trim().max(254);
const passwordSchema = z.string().max(LIMITS.customer.password);
/** Random text of the form this came from: who sends that form twice is known again by it. */
const formKeySchema = z.string().max(64).optional();

export const loginInputSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  formKey: formKeySchema,
});
export type LoginInput = z.input<typeof loginInputSchema>;

export const registerInputSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  firstName: z.string().trim().max(LIMITS.customer.firstName).default(''),
  lastName: z.string().trim().max(LIMITS.customer.lastName).default(''),
  formKey: formKeySchema,
});
export type RegisterInput = z.input<typeof registerInputSchema>;

/** What belongs to an account (§6, §7). */
export type CustomerOperations = {
  /**
   * Signs in; the cart of this visit joins the customer's own. Throws `login.loginFailed`,
   * `login.userIsBlocked` and `security.tooManyRequests`.
   */
  doLogin(input: LoginInput): Promise<Session>;
  /**
   * Makes an account and signs in. Throws `contact.emailInvalid`, `contact.passwordInvalid` with its
   * rule as cause { password }, `contact.emailAlreadyExists` and `security.tooManyRequests`.
   */
  doRegisterUser(input: RegisterInput): Promise<Session>;
};
