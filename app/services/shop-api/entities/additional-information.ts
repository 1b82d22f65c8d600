import * as z from 'zod';

import { LIMITS } from './field-limits';

const INFORMATION = {
  orderContactWish: z.string().max(LIMITS.checkout.orderContactWish),
  orderCustomerSign: z.string().max(LIMITS.checkout.orderCustomerSign),
  shippingPrivacyHintAccepted: z.boolean(),
  templateType: z.string().max(40),
  /** Was the review mail announced to the buyer, and did they object (§ 7(3) UWG)? */
  reviewMail: z.enum(['untold', 'announced', 'refused']),
};

/** Additional checkout information (§3). */
export const additionalInformationSchema = z.strictObject({
  orderContactWish: INFORMATION.orderContactWish.default(''),
  orderCustomerSign: INFORMATION.orderCustomerSign.default(''),
  shippingPrivacyHintAccepted: INFORMATION.shippingPrivacyHintAccepted.default(false),
  templateType: INFORMATION.templateType.default('checkout'),
  reviewMail: INFORMATION.reviewMail.default('untold'),
});
export type AdditionalInformation = z.infer<typeof additionalInformationSchema>;

/** The entered or chosen parts; the others stay unchanged. */
export const changedInformationSchema = z.strictObject(INFORMATION).partial();
