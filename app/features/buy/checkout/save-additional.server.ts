import { parseWithZod } from '@conform-to/zod/v4';
import { pickFields } from '~/lib/pick-fields';
import type { AdditionalInformation } from '~/services/shop-api';
import { additionalFormSchema } from './checkout-forms.server';
import type { CheckoutPost } from './checkout-post.server';
import { fieldErrors } from './form-errors.server';

const FIELDS = ['orderContactWish', 'orderCustomerSign', 'shippingPrivacyHintAccepted'];

/** Wish, own sign and consent to the carrier: as posted, else as kept with the cart. */
export async function additionalInformation(post: CheckoutPost): Promise<AdditionalInformation> {
  const { locale, shop } = post.context;
  const { additionalInformation: kept } = await shop.getCheckout();
  const isPosted = post.form.has('hasAdditional') || FIELDS.some((field) => post.form.has(field));
  if (!isPosted) return kept;
  const submission = parseWithZod(pickFields(post.form, FIELDS), { schema: additionalFormSchema });
  if (submission.status === 'success') return { ...kept, ...submission.value };
  Object.assign(post.errors, fieldErrors(locale, submission.error ?? {}));
  return kept;
}

export async function saveAdditional(post: CheckoutPost): Promise<void> {
  const given = await additionalInformation(post);
  const { shop } = post.context;
  const { additionalInformation: kept } = await shop.getCheckout();
  if (JSON.stringify(given) === JSON.stringify(kept)) return;
  await shop.doAdditionalInformation(given);
}
