import { wrongInput } from '~/services/address-rules/invalid-address';
import {
  ADDRESS_TEXTS,
  ADDRESS_TYPE,
  saveAddressInputSchema,
  ShopError,
  type Address,
  type AddressData,
  type AddressTypeId,
  type CheckoutAddress,
} from '~/services/shop-api';
import type { CheckoutOperations } from '~/services/shop-api/operations/checkout';
import type { ContractCall } from '../contract-call';
import { fromAddress, toAddress, wireAddressesSchema } from '../entities/address';
import { readAnswer } from '../read-answer';
import { billingCountries, shippingCountries } from './countries';
import { sendAddress, validAddress } from './valid-address';

export type AddressOperations = Pick<
  CheckoutOperations,
  | 'getActiveShippingCountries'
  | 'getAggregatedCountries'
  | 'getAddresses'
  | 'doSaveAddress'
  | 'deleteAddress'
  | 'setCheckoutAddress'
>;

/** Addresses of the checkout and of the account, and the countries for them. */
export function addressOperations(call: ContractCall): AddressOperations {
  function toAddresses(operation: string, typeId: AddressTypeId, answer: unknown): Address[] {
    const list = readAnswer(operation, wireAddressesSchema, answer);
    return list.map((address) => toAddress(address, typeId));
  }

  async function getAddresses({ typeId }: { typeId: AddressTypeId }): Promise<Address[]> {
    const list = toAddresses('getAddresses', typeId, await call.ask('getAddresses', { typeId }));
    return list.toSorted((a, b) => Number(b.primary) - Number(a.primary));
  }

  async function setCheckoutAddress({ typeId, addressId }: CheckoutAddress): Promise<void> {
    await call.ask('setCheckoutAddress', { typeId, addressId });
  }

  /** Returns the addresses of the type, the saved one first. */
  async function save(typeId: AddressTypeId, address: AddressData, isForOrder: boolean) {
    const sent = { typeId, addressData: fromAddress(address) };
    const answer = await sendAddress('doSaveAddress', sent, { call, address });
    const saved = toAddresses('doSaveAddress', typeId, answer);
    const [first] = saved;
    if (isForOrder && first) await setCheckoutAddress({ typeId, addressId: first.id });
    return saved;
  }

  /**
   * A server may treat a foreign address id as a new address: then another customer's would be
   * copied.
   */
  async function refuseUnknown(typeId: AddressTypeId, { id }: AddressData): Promise<void> {
    if (id === undefined) return;
    const isTheirs = (await getAddresses({ typeId })).some((each) => each.id === id);
    if (!isTheirs) throw new ShopError('address.notFound');
  }

  /**
   * A billing address that is a copy of the delivery address: correcting a street leaves no old
   * one.
   */
  async function copyForBill({ id, ...data }: AddressData): Promise<AddressData> {
    const { billing, shipping } = ADDRESS_TYPE;
    const known = await getAddresses({ typeId: billing });
    const before =
      id !== undefined && (await getAddresses({ typeId: shipping })).find((each) => each.id === id);
    const copy =
      (before && known.find((each) => isSame(each, before))) ||
      known.find((each) => isSame(each, data));
    return { ...data, ...(copy && { id: copy.id }) };
  }

  return {
    getActiveShippingCountries: () => shippingCountries(call),
    getAggregatedCountries: () => billingCountries(call),
    getAddresses,
    setCheckoutAddress,

    async deleteAddress({ typeId, addressId }) {
      const answer = await call.ask('deleteAddress', { typeId, addressId });
      return toAddresses('deleteAddress', typeId, answer);
    },

    async doSaveAddress(input) {
      const parsed = saveAddressInputSchema.safeParse(input);
      if (!parsed.success) throw wrongInput(parsed.error);
      const { typeId, addressData, useAsBilling, isForOrder } = parsed.data;
      await refuseUnknown(typeId, addressData);
      const address = await validAddress(typeId, addressData, call);
      const isCopied = useAsBilling && typeId === ADDRESS_TYPE.shipping;
      const copy = isCopied && (await copyForBill(address));
      const saved = await save(typeId, address, isForOrder);
      if (copy) await save(ADDRESS_TYPE.billing, copy, isForOrder);
      return saved;
    },
  };
}

/** Would one be a copy of the other? */
function isSame(one: AddressData, other: AddressData): boolean {
  return [...ADDRESS_TEXTS, 'country' as const, 'state' as const].every(
    (field) => one[field] === other[field],
  );
}
