import * as z from 'zod';
import { wrongInput } from '~/services/address-rules/invalid-address';
import {
  ADDRESS_TYPE,
  addressDataSchema,
  isShopError,
  ReceivedError,
  ShopError,
  type AddressData,
  type AddressTypeId,
} from '~/services/shop-api';
import type { CustomerOperations, RegisterInput } from '~/services/shop-api/operations/customer';
import type { ContractCall } from '../contract-call';
import { fromAddress } from '../entities/address';
import { customerClassesSchema } from '../entities/customer-class';
import * as lenient from '../entities/lenient';
import { notOffered } from '../not-offered';
import { readAnswer } from '../read-answer';
import { newMailbox, readNewSession, validMailbox } from './session';
import { sendAddress, validAddress } from './valid-address';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

/** Numbers of the contract for a registration: a customer, and their log-in mailbox. */
const CUSTOMER = 1;
const MAILBOX = { typeId: 2, subTypeId: 4, priority: 0 };

/** The mailbox is already registered; any other answer is the new customer. */
const MAIL_IS_TAKEN = 1;
const registeredSchema = z.object({
  data: z.looseObject({ code: lenient.count }).nullish().catch(null),
  code: lenient.count.catch(0),
});

export function customerOperations(call: ContractCall): CustomerOperations {
  return {
    async doLogin({ email, password }) {
      try {
        await call.ask('doLogin', { email: normalizeInput(email), password });
      } catch (error) {
        throw isShopError(error, 'unknownError') && error.code === 401
          ? new ShopError('login.loginFailed')
          : error;
      }
      return readNewSession(call);
    },

    async doRegisterUser(input) {
      const { billing, shipping } = ADDRESS_TYPE;
      const { billingAddress, deliveryAddress } = input;
      const address = billingAddress && (await validPrimary(billing, billingAddress, call));
      const delivery = deliveryAddress && (await validPrimary(shipping, deliveryAddress, call));
      const registration = {
        ...toRegistration({ ...input, email: newMailbox(input.email, call) }, address),
        ...(delivery && { deliveryAddress: fromAddress(delivery) }),
      };
      const sent = address ?? delivery;
      const answer = sent
        ? await sendAddress('doRegisterUser', registration, { call, address: sent })
        : await call.ask('doRegisterUser', registration);
      const { data, code } = readAnswer('doRegisterUser', registeredSchema, answer ?? {});
      const refused = data?.code ?? code;
      if (refused === MAIL_IS_TAKEN) {
        throw new ShopError('contact.emailAlreadyExists');
      }
      if (refused !== 0) throw new ReceivedError('unknownError', refused);
      return readNewSession(call);
    },

    async doChangeUserPassword(input) {
      await call.ask('doChangeUserPassword', input);
    },

    async doRequestResetPasswordLink({ email }) {
      await call.ask('doRequestResetPasswordLink', { email: validMailbox(email) });
    },

    /** The contract cannot check the link before a new password is set. */
    getResetLink: async () => true,

    async doResetPassword(input) {
      await call.ask('doResetPassword', input);
    },

    setPersonalData: notOffered,
    doChangeEmail: notOffered,
    getEmailLink: async () => null,
    doConfirmEmail: notOffered,

    async doMigrateGuestOrderToCustomer(input) {
      await call.ask('doMigrateGuestOrderToCustomer', input);
    },

    async getCustomerClasses() {
      const answer = await call.ask('getCustomerClasses');
      return readAnswer('getCustomerClasses', customerClassesSchema, answer);
    },
  };
}

function validPrimary(
  typeId: AddressTypeId,
  given: object,
  call: ContractCall,
): Promise<AddressData> {
  const parsed = addressDataSchema.safeParse({ ...given, primary: true });
  if (!parsed.success) throw wrongInput(parsed.error);
  return validAddress(typeId, parsed.data, call);
}

/** The position of the mailbox in a registration of the contract (§2). */
function toRegistration(
  { email, password, firstName, lastName }: RegisterInput,
  address: AddressData | undefined,
) {
  return {
    contact: {
      password,
      typeId: CUSTOMER,
      referrerId: 1,
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      options: { typeId: { ...MAILBOX, value: email } },
    },
    ...(address && { billingAddress: fromAddress(address) }),
  };
}
