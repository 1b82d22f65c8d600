import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { FieldError } from '~/components/ui/field';
import { ADDRESS_FIELDS, addressFormSchema } from '~/features/buy/checkout/checkout-forms.server';
import { fieldErrors } from '~/features/buy/checkout/form-errors.server';
import { failureText } from '~/features/page/failure.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import type { TextKey } from '~/i18n/translator';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, readId } from '~/services/shop-api';
import { ADDRESS_BOOKS, type BookName } from './address-book-view';

export type AddressReply = {
  /** Null: a new one. */
  addressId: number | null;
  values: Record<string, string>;
  errors: Record<string, FieldError>;
};

/**
 * Carries out a form of the address book. Fields: intent (save, delete, primary), addressId (empty
 * for a new one), the fields of an address and primary. An address of somebody else is not there: 404.
 */
export async function replyToAddressBook(context: RequestContext, name: BookName, form: FormData) {
  const typed = String(form.get('addressId') ?? '');
  const addressId = readId(typed);
  const isNew = typed === '';
  if (addressId === null && !isNew) throw data(null, 404);
  try {
    if (form.get('intent') === 'save') return await save(context, name, form, addressId);
    if (addressId === null) throw data(null, 404);
    if (form.get('intent') === 'primary') return await makePrimary(context, name, addressId);
    if (form.get('intent') !== 'delete') throw data(null, 400);
    await context.shop.deleteAddress({ typeId: ADDRESS_BOOKS[name], addressId });
    return done(context, name, 'addressBook.deleted');
  } catch (error) {
    if (isShopError(error, 'address.notFound')) throw data(null, 404);
    throw error;
  }
}

async function save(context: RequestContext, name: BookName, form: FormData, id: number | null) {
  const { shop, locale } = context;
  const picked = pickFields(form, ADDRESS_FIELDS);
  const values = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, String(picked.get(field) ?? '')]),
  );
  const submission = parseWithZod(picked, { schema: addressFormSchema });
  if (submission.status !== 'success') {
    return invalid(context, {
      addressId: id,
      values,
      errors: fieldErrors(locale, submission.error ?? {}),
    });
  }
  try {
    await shop.doSaveAddress({
      typeId: ADDRESS_BOOKS[name],
      addressData: {
        ...submission.value,
        primary: form.has('primary'),
        ...(id !== null && { id }),
      },
      isForOrder: false,
    });
  } catch (error) {
    return explain(context, error, { addressId: id, values });
  }
  return done(context, name, 'addressBook.saved');
}

/** The form of an address that was not saved, with what is wrong in it. */
function explain(context: RequestContext, error: unknown, form: Omit<AddressReply, 'errors'>) {
  if (!isShopError(error) || error.key === 'address.notFound') throw error;
  const { locale } = context;
  const errors = fieldErrors(
    locale,
    error.key === 'address.validationFailed' ? (error.cause ?? {}) : {},
  );
  if (Object.keys(errors).length === 0) {
    errors.streetName = { code: error.key, text: failureText(locale, error) };
  }
  return invalid(context, { ...form, errors });
}

async function makePrimary(context: RequestContext, name: BookName, addressId: number) {
  const { shop } = context;
  const typeId = ADDRESS_BOOKS[name];
  const known = (await shop.getAddresses({ typeId })).find(({ id }) => id === addressId);
  if (!known) throw data(null, 404);
  const { typeId: _, email: __, ...addressData } = known;
  try {
    await shop.doSaveAddress({
      typeId,
      addressData: { ...addressData, primary: true },
      isForOrder: false,
    });
  } catch (error) {
    // It was saved before a rule that it breaks: goods may have stopped going there.
    const values = Object.fromEntries(
      ADDRESS_FIELDS.map((field) => [field, String(known[field] ?? '')]),
    );
    return explain(context, error, { addressId, values });
  }
  return done(context, name, 'addressBook.madePrimary');
}

function done({ prefix }: RequestContext, name: BookName, key: TextKey): Response {
  const cookie = flashCookie([{ type: 'positive', key }]);
  return seeOther(localePath(prefix, `/my-account/${name}`), [cookie]);
}
