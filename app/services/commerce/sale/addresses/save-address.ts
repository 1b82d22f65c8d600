import { wrongInput } from '../../../address-rules/invalid-address';
import {
  ADDRESS_TYPE,
  saveAddressInputSchema,
  type Address,
  type AddressData,
  type AddressTypeId,
  type SaveAddressInput,
} from '../../../shop-api';
import { changeCart } from '../cart/change-cart';
import { choosePrimaryAddresses, lockOpenCart } from '../cart/customer-cart';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { findInBook, findSameInBook, lockAddressBook, saveInBook } from './address-book';
import { addressesNow } from './get-addresses';
import { chooseAddress } from './choose-address';
import { askVatNumber, PATIENCE } from '../vat-numbers/ask-vat-number';
import { validAddress } from './validate-address';
import { addressColumns } from './address-columns';
import { writeGuestAddress } from './guest-address';

/**
 * Saves an address and, unless it is only for the account, uses it for this order; `useAsBilling`
 * saves a shipping address as billing address too. A guest's cart has one of each type, a
 * customer's account many. Returns the addresses of the type, the saved one first. Throws
 * `address.validationFailed` with cause { field: error code } (§5, open point 1.5), and
 * `address.notFound` for an id that is not the customer's.
 */
export async function saveAddress(
  ctx: CommerceContext,
  input: SaveAddressInput,
): Promise<Address[]> {
  const parsed = saveAddressInputSchema.safeParse(input);
  if (!parsed.success) throw wrongInput(parsed.error);
  const { typeId, addressData, useAsBilling, isForOrder } = parsed.data;
  const address = await validAddress(ctx, typeId, addressData);
  const asBilling = useAsBilling && typeId === ADDRESS_TYPE.shipping;
  await askVatNumber(ctx, address.vatNumber, PATIENCE.typed);
  const { customer } = ctx.visitor;
  const saved =
    customer && !isForOrder
      ? await saveForAccount(ctx, customer.id, typeId, address)
      : await saveForOrder(ctx, typeId, address, asBilling);
  const addresses = await addressesNow(ctx, { typeId });
  return addresses.toSorted((a, b) => Number(b.id === saved) - Number(a.id === saved));
}

function saveForAccount(
  ctx: CommerceContext,
  customerId: number,
  typeId: AddressTypeId,
  address: AddressData,
): Promise<number> {
  return transact(ctx, async (ctx) => {
    await lockOpenCart(ctx, customerId);
    await lockAddressBook(ctx, customerId);
    const { id: given, ...data } = address;
    // A form that is sent twice adds one address.
    const known = given ?? (await findSameInBook(ctx, customerId, typeId, addressColumns(address)));
    const kept = { ...data, ...(known !== null && { id: known }) };
    const id = await saveInBook(ctx, customerId, typeId, kept);
    await choosePrimaryAddresses(ctx, customerId);
    return id;
  });
}

async function saveForOrder(
  ctx: CommerceContext,
  typeId: AddressTypeId,
  address: AddressData,
  asBilling: boolean,
): Promise<number> {
  let saved = 0;
  await changeCart(ctx, async (ctx, cart) => {
    saved = await writeOrderAddress(ctx, cart.id, { typeId, address, asBilling });
  });
  return saved;
}

type OrderAddressToSave = { typeId: AddressTypeId; address: AddressData; asBilling: boolean };

/**
 * Writes a valid address and uses it for the cart, which the transaction of `ctx` has locked.
 * Returns its id; throws `address.notFound` and `address.tooMany`.
 */
export async function writeOrderAddress(
  ctx: CommerceContext,
  cartId: number,
  { typeId, address, asBilling }: OrderAddressToSave,
): Promise<number> {
  const { customer } = ctx.visitor;
  const save = customer
    ? await saverIntoBook(ctx, customer.id, address)
    : (type: AddressTypeId) => writeGuestAddress(ctx, cartId, type, address);
  const saved = await save(typeId);
  await chooseAddress(ctx, cartId, typeId, saved);
  if (asBilling) {
    const billing = await save(ADDRESS_TYPE.billing);
    await chooseAddress(ctx, cartId, ADDRESS_TYPE.billing, billing);
  }
  return saved;
}

/**
 * Saves the address, also as a billing address: a copy that was equal before is changed with it, so
 * that correcting a street leaves no outdated copy, and none is stored twice.
 */
async function saverIntoBook(ctx: CommerceContext, customerId: number, address: AddressData) {
  await lockAddressBook(ctx, customerId);
  const { id, ...data } = address;
  const before = id === undefined ? null : await findInBook(ctx, customerId, id);
  return async (typeId: AddressTypeId): Promise<number> => {
    const isCopy = before !== null && before.typeId !== typeId;
    if (!isCopy && id !== undefined) return saveInBook(ctx, customerId, typeId, address);
    const same = (words: Record<string, unknown>) => findSameInBook(ctx, customerId, typeId, words);
    const known = (before && (await same(before.words))) ?? (await same(addressColumns(address)));
    return saveInBook(ctx, customerId, typeId, { ...data, ...(known !== null && { id: known }) });
  };
}
