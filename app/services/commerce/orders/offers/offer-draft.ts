import * as z from 'zod';
import { defaultLocale, isOffered } from '~/i18n/locales';
import { isEmailAddress } from '~/lib/email-address';
import { shopMoment } from '~/lib/shop-time';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { centsSchema, languageSchema, lineSchema, linesSchema } from '../../../shop-api';

const DAY_MS = 24 * 60 * 60 * 1000;

const addressSchema = z.strictObject({
  firstName: lineSchema(LIMITS.address.firstName).default(''),
  lastName: lineSchema(LIMITS.address.lastName).default(''),
  companyName: lineSchema(LIMITS.address.companyName).default(''),
  vatNumber: lineSchema(LIMITS.address.vatNumber).default(''),
  streetName: lineSchema(LIMITS.address.streetName),
  apartment: lineSchema(LIMITS.address.apartment).default(''),
  zipCode: lineSchema(LIMITS.address.zipCode),
  city: lineSchema(LIMITS.address.city),
  /** ISO 3166 code such as DE; the default is the country of the shop. */
  country: z.string().length(2).toUpperCase().optional(),
  phoneNumber: lineSchema(LIMITS.address.phoneNumber).default(''),
  postNumber: lineSchema(LIMITS.address.postNumber).default(''),
});
export type OfferAddress = z.output<typeof addressSchema>;

const amount = centsSchema.min(0).max(100_000_000);

/** An offer as an operator drafts it; amounts are gross cents. */
export const offerDraftSchema = z.strictObject({
  email: z
    .string()
    .trim()
    .refine((address) => isEmailAddress(address), 'is no e-mail address'),
  language: languageSchema
    .refine((language) => isOffered(language), 'is a language that this shop does not offer')
    .default(() => defaultLocale()),
  billingAddress: addressSchema,
  /** Without it the goods go to the billing address. */
  deliveryAddress: addressSchema.optional(),
  items: z
    .array(
      z.strictObject({
        /** Number of the variation. */
        number: z.string().min(1),
        quantity: z.int().min(1).max(LIMITS.cart.quantity),
        /** For one piece; the default is the shop's price. */
        price: amount.optional(),
        /** Values of order properties by their id. */
        properties: z.record(z.string().regex(/^\d+$/), z.string()).default({}),
      }),
    )
    .min(1)
    .max(200),
  /** Id of a shipping method; the default is the first. */
  shippingProfile: z.int().optional(),
  shipping: amount.optional(),
  /** The fee of the payment method; the default is the shop's fee. */
  paymentFee: amount.optional(),
  /** Key of a payment method: INVOICE, PREPAYMENT. */
  payment: z.string().default('INVOICE'),
  /** Last day of the offer, YYYY-MM-DD; it ends with this day in Berlin. */
  validUntil: z.string().transform((day, context) => {
    const end = endOfDay(day);
    if (!end) context.addIssue({ code: 'custom', message: 'is no day' });
    return end ?? z.NEVER;
  }),
  note: linesSchema(LIMITS.offer.text).default(''),
});
export type OfferDraft = z.output<typeof offerDraftSchema>;

/** The last second of a day in the shop's time zone; null for text that is no day. */
function endOfDay(day: string): Date | null {
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return null;
  const next = new Date(noon.getTime() + DAY_MS).toISOString().slice(0, 10);
  const start = shopMoment(next, '00:00');
  const isDay = shopMoment(day, '12:00') instanceof Date;
  return isDay && start instanceof Date ? new Date(start.getTime() - 1000) : null;
}
