import * as z from 'zod';
import {
  ADDRESS_FIELDS,
  addressFormSchema,
  problemsWithoutCountry,
} from '~/features/buy/checkout/checkout-forms.server';
import { byIntent, done, form, formAction, Refusal } from '~/features/page/form-action.server';
import { failureProblems } from '~/features/page/form-problems.server';
import { customer } from '~/features/page/auth-guard.server';
import { found, idText } from '~/features/page/id-field.server';
import type { TextKey } from '~/i18n/translator';
import { invalidAddress } from '~/services/address-rules/invalid-address';
import type { RequestContext } from '~/services/context.server';
import { readId, type SaveAddressInput } from '~/services/shop-api';
import { ADDRESS_BOOKS, type BookName } from './address-book-view';

/** Refusals that belong to no field, such as too many addresses, are shown at the first one. */
const places = { '*': 'streetName' };
const GONE = { field: 'streetName', code: 'address.gone', status: 404, isOurs: true } as const;

const isTicked = z
  .string()
  .optional()
  .transform((given) => given !== undefined);

/**
 * An empty id is a new address. An address that was deleted meanwhile can be saved as a new one.
 */
const save = form({
  schema: z.object({
    addressId: z.string().default(''),
    ...addressFormSchema.shape,
    primary: isTicked,
  }),
  places: { ...places, 'address.notFound': GONE },
  failed: 'address.createFailed',
  async run({ addressId, country, ...address }, { context }) {
    const id = addressId === '' ? null : found(readId(addressId));
    if (country === null) throw invalidAddress(problemsWithoutCountry(address));
    await write(context, { ...address, country, ...(id !== null && { id }) });
    return toBook(context, 'addressBook.saved');
  },
});

/**
 * An address saved before a rule that it breaks opens with its errors: it is no longer deliverable.
 */
const primary = form({
  schema: z.object({ addressId: idText }),
  places,
  async run({ addressId }, { context }) {
    const known = found(await inBook(context, addressId));
    const { typeId: _, email: __, vatNumberState: ___, ...address } = known;
    try {
      await write(context, { ...address, primary: true });
    } catch (error) {
      throw new Refusal(failureProblems(context.locale, error, ADDRESS_FIELDS, places));
    }
    return toBook(context, 'addressBook.madePrimary');
  },
  async show({ values, errors }, { context }) {
    const known = await inBook(context, readId(values.addressId ?? ''));
    const saved = ADDRESS_FIELDS.map((field) => [field, String(known?.[field] ?? '')]);
    return { values: { ...values, ...Object.fromEntries(saved) }, errors };
  },
});

async function inBook({ shop, path }: RequestContext, addressId: number | null) {
  const addresses = await shop.getAddresses({ typeId: ADDRESS_BOOKS[nameOf(path)] });
  return addresses.find(({ id }) => id === addressId);
}

const remove = form({
  schema: z.object({ addressId: idText }),
  failed: 'address.deleteFailed',
  async run({ addressId }, { context }) {
    const typeId = ADDRESS_BOOKS[nameOf(context.path)];
    await context.shop.deleteAddress({ typeId, addressId: found(addressId) });
    return toBook(context, 'addressBook.deleted');
  },
});

/** 303 to the list. 404 for an address of another customer. */
export const addressBookAction = formAction(customer, byIntent({ save, primary, delete: remove }));

/** One page for both kinds of addresses: the path says which. */
export function nameOf(path: string): BookName {
  return path.startsWith('/my-account/shipping-details') ? 'shipping-details' : 'billing-details';
}

async function write({ shop, path }: RequestContext, addressData: SaveAddressInput['addressData']) {
  const typeId = ADDRESS_BOOKS[nameOf(path)];
  await shop.doSaveAddress({ typeId, addressData, isForOrder: false });
}

function toBook(context: RequestContext, notice: TextKey): Response {
  return done(context, `/my-account/${nameOf(context.path)}`, notice);
}
