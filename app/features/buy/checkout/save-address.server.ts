import { parseWithZod } from '@conform-to/zod/v4';
import { pickFields } from '~/lib/pick-fields';
import { isShopError, type Address } from '~/services/shop-api';
import { ADDRESS_TYPE_OF, editedAddress } from './address-of.server';
import { ADDRESS_FIELDS, addressFormSchema } from './checkout-forms.server';
import { addFailure, textOf, type CheckoutPost } from './checkout-post.server';
import { fieldErrors } from './form-errors.server';

/** Was anything typed into the open address form that is not saved yet? */
export function isUnsaved(form: FormData, saved: Address | null): boolean {
  const isTyped = (field: (typeof ADDRESS_FIELDS)[number]) => {
    if (!form.has(field)) return false;
    return textOf(form, field) !== (saved ? String(saved[field] ?? '') : '');
  };
  if (saved) return ADDRESS_FIELDS.some(isTyped);
  return ADDRESS_FIELDS.some((field) => field !== 'country' && field !== 'state' && isTyped(field));
}

/** Saves the address that came along, if it was asked for or anything was typed. True when saved. */
export async function saveAddress(post: CheckoutPost): Promise<boolean> {
  const kind = post.address;
  if (!kind) return false;
  const saved = await editedAddress(post, kind);
  if (post.intent !== kind && !isUnsaved(post.form, saved)) return false;
  const { locale, shop } = post.context;
  const form = pickFields(post.form, ADDRESS_FIELDS);
  const submission = parseWithZod(form, { schema: addressFormSchema });
  if (submission.status !== 'success') {
    Object.assign(post.errors, fieldErrors(locale, submission.error ?? {}));
    return false;
  }
  // Without a valid e-mail address nobody could be told about the delivery (open point 1.5).
  if (post.errors.email) return false;
  try {
    const saving = shop.doSaveAddress({
      typeId: ADDRESS_TYPE_OF[kind],
      addressData: { ...submission.value, ...(saved && { id: saved.id }) },
      useAsBilling: kind === 'shipping-address' && post.form.has('useAsBilling'),
    });
    await saving;
    return true;
  } catch (error) {
    if (!isShopError(error)) throw error;
    const errors = fieldErrors(locale, error.cause ?? {});
    if (Object.keys(errors).length === 0) addFailure(post, error);
    Object.assign(post.errors, errors);
    return false;
  }
}
