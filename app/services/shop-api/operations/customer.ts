import * as z from 'zod';
import { addressDataSchema } from '../entities/address';
import { LIMITS } from '../entities/field-limits';
import { idSchema } from '../entities/primitives';
import type { CustomerClass, Session } from '../entities/session';
import { normalizeInput, normalizeName } from '../entities/normalize-input';

const emailSchema = z.string().overwrite(normalizeInput).max(254);
const passwordSchema = z.string().max(LIMITS.customer.password);
/** Random text of the form: identifies a repeated submission. */
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
  firstName: z.string().overwrite(normalizeName).max(LIMITS.customer.firstName).default(''),
  lastName: z.string().overwrite(normalizeName).max(LIMITS.customer.lastName).default(''),
  /** The primary one of the account. */
  billingAddress: addressDataSchema.omit({ id: true, primary: true }).optional(),
  /** Saved with the account, or neither is. */
  deliveryAddress: addressDataSchema.omit({ id: true, primary: true }).optional(),
  formKey: formKeySchema,
});
export type RegisterInput = z.input<typeof registerInputSchema>;

export const changePasswordInputSchema = z.strictObject({
  oldPassword: passwordSchema,
  password: passwordSchema,
  password2: passwordSchema,
});
export type ChangePasswordInput = z.input<typeof changePasswordInputSchema>;

export const requestResetInputSchema = z.strictObject({ email: emailSchema });
export type RequestResetInput = z.input<typeof requestResetInputSchema>;

/** The two parts of the link of an account mail. */
const accountLinkSchema = z.strictObject({
  contactId: idSchema,
  hash: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});
export type AccountLinkInput = z.input<typeof accountLinkSchema>;

export const resetPasswordInputSchema = accountLinkSchema.extend({
  password: passwordSchema,
  password2: passwordSchema,
});
export type ResetPasswordInput = z.input<typeof resetPasswordInputSchema>;

export const personalDataInputSchema = z.strictObject({
  firstName: z.string().overwrite(normalizeName).max(LIMITS.customer.firstName),
  lastName: z.string().overwrite(normalizeName).max(LIMITS.customer.lastName),
});
export type PersonalDataInput = z.input<typeof personalDataInputSchema>;

export const changeEmailInputSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
});
export type ChangeEmailInput = z.input<typeof changeEmailInputSchema>;

export const confirmEmailInputSchema = accountLinkSchema;
export type ConfirmEmailInput = AccountLinkInput;

export const migrateOrderInputSchema = z.strictObject({
  orderId: idSchema,
  accessKey: z.string().min(1).max(64),
  postcode: z.string().max(20).optional(),
  name: z.string().max(100).optional(),
});
export type MigrateOrderInput = z.input<typeof migrateOrderInputSchema>;

/** The operations of an account (§6, §7). */
export type CustomerOperations = {
  /**
   * Logs in; the cart of this visit is merged into the customer's. Throws `login.loginFailed`,
   * `login.userIsBlocked` and `security.tooManyRequests`.
   */
  doLogin(input: LoginInput): Promise<Session>;
  /**
   * Creates an account and logs in. Throws `contact.emailInvalid`, `contact.passwordInvalid` with
   * its rule as cause { password }, `address.validationFailed` with cause { field: error code },
   * `contact.emailAlreadyExists` and `security.tooManyRequests`.
   */
  doRegisterUser(input: RegisterInput): Promise<Session>;
  /**
   * Requires the current password and ends all other sessions. Throws `contact.passwordWrong`,
   * `contact.passwordInvalid`, `login.required` and `security.tooManyRequests`.
   */
  doChangeUserPassword(input: ChangePasswordInput): Promise<void>;
  /** The same answer for unknown addresses (open point 1.9). Throws `contact.emailInvalid`. */
  doRequestResetPasswordLink(input: RequestResetInput): Promise<void>;
  /** Is the link of a reset mail still valid? */
  getResetLink(input: AccountLinkInput): Promise<boolean>;
  /** Throws `contact.unauthorizedPasswordReset` and `contact.passwordInvalid`. */
  doResetPassword(input: ResetPasswordInput): Promise<void>;
  /** Throws `login.required`. */
  setPersonalData(input: PersonalDataInput): Promise<void>;
  /** Sends a link to the new address. Throws `contact.passwordWrong`, `contact.emailInvalid`. */
  doChangeEmail(input: ChangeEmailInput): Promise<void>;
  /** Returns the address that the link of that mail would set; null for an expired link. */
  getEmailLink(input: AccountLinkInput): Promise<string | null>;
  /** Throws `contact.unauthorizedEmailChange`. */
  doConfirmEmail(input: ConfirmEmailInput): Promise<void>;
  /** Adds a guest's order to the account. Throws `order.migrateUnauthorized` and as `getOrder`. */
  doMigrateGuestOrderToCustomer(input: MigrateOrderInput): Promise<void>;
  getCustomerClasses(): Promise<CustomerClass[]>;
};
