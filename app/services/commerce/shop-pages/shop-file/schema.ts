import * as z from 'zod/v4';
import { isIban } from '~/lib/is-iban';
import { designSettingsSchema, LEGAL_TEXT_TYPES, shopConfigurationSchema } from '../../../shop-api';

const line = (most = 200) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u, 'is one line of text');
const needed = (most = 200) => line(most).min(1, 'must not be empty');
const names = z.strictObject({ de: needed(), en: needed() });
const texts = z.strictObject({ de: line(1000), en: line(1000) });
const country = z.string().regex(/^[A-Z]{2}$/, 'is a country such as DE');
const money = z.string().regex(/^\d{1,7}\.\d{2}$/, 'is an amount such as 5.90');
const paymentKey = z.string().regex(/^[A-Z][A-Z_]{2,39}$/, 'is the key of a way to pay');
const workingDays = z
  .tuple([z.int().min(0).max(365), z.int().min(0).max(365)])
  .refine(([from, to]) => from <= to, 'goes from fewer days to more');
const limit = z.strictObject({
  perHour: z.int().min(1).max(1_000_000),
  perDay: z.int().min(1).max(1_000_000),
});

const { seller, bank } = shopConfigurationSchema.shape;

/** A way of delivery; one that is left out of the file is no longer offered. */
const waySchema = z.strictObject({
  /** Orders name it for ever: another way has another number. */
  id: z.int().min(1).max(99_999),
  name: names,
  carrier: needed(),
  /** Where a parcel is followed: {number} and {lang} are filled in. */
  trackingUrl: z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s"<>]+$/, 'is an address such as https://carrier.example/{number}')
    .nullable(),
  days: workingDays,
  takesHazardousGoods: z.boolean(),
  asksPrivacyHint: z.boolean(),
  notWith: z.array(paymentKey).max(20),
  prices: z
    .array(
      z.strictObject({
        countries: z.array(country).min(1).max(250),
        upToGrams: z.int().min(1).max(10_000_000),
        price: money,
        freeFrom: money.nullable(),
      }),
    )
    .max(1000),
  times: z
    .array(z.strictObject({ countries: z.array(country).min(1).max(250), days: workingDays }))
    .max(250),
});

/** A way to pay; one that is left out of the file is no longer offered. */
const paymentSchema = z.strictObject({
  key: paymentKey,
  name: names,
  /** {days} becomes the days of the rules below. */
  description: texts,
  fee: money,
  /** Null: to every country. */
  countries: z.array(country).max(250).nullable(),
  maxAmount: money.nullable(),
});

const legalSchema = z
  .strictObject({
    title: needed(),
    html: z.string().max(500_000).optional(),
    /** A file of HTML or Markdown (`.md`) beside this one, which the command reads. */
    file: z.string().max(500).optional(),
  })
  .refine(({ html, file }) => (html === undefined) !== (file === undefined), 'has html or a file');

/**
 * What makes a shop this shop, as one file (JSON). A section that is left out stays as it is; a list
 * that is there is whole.
 */
export const shopFileSchema = z
  .strictObject({
    $schema: z.string(),
    name: needed(),
    slogan: texts,
    titleSuffix: line(),
    /** A picture beside this file, which the command stores; null: the name stands in its place. */
    logo: z
      .union([
        z.strictObject({ file: needed(500) }),
        z.string().regex(/^\/media\/[0-9a-f]{64}\/\d{2,4}\.avif$/, 'is a picture of this shop'),
      ])
      .nullable(),
    seller: z.strictObject({
      ...seller.shape,
      country: country.or(z.literal('')),
      email: z.email('is no e-mail address').or(z.literal('')),
    }),
    bank: z.strictObject({
      ...bank.shape,
      iban: z.string().refine((iban) => iban === '' || isIban(iban), 'is no IBAN'),
    }),
    design: z.strictObject(designSettingsSchema.shape),
    eInvoices: z.boolean(),
    ratingSteps: shopConfigurationSchema.shape.ratingSteps,
    editorManual: z.strictObject(shopConfigurationSchema.shape.editorManual.shape),
    robots: shopConfigurationSchema.shape.robots,
    rules: z
      .strictObject({
        prepaymentDays: z.int().min(1).max(60),
        invoiceDays: z.int().min(1).max(60),
        returnDays: z.int().min(1).max(3650),
        reviewMailDays: z.int().min(1).max(60).nullable(),
        paymentChange: z.boolean(),
        ordersPerAddress: limit,
        ordersPerMailbox: limit,
      })
      .partial(),
    /** Where goods go. */
    countries: z.array(country).max(250),
    payment: z.array(paymentSchema).max(50),
    delivery: z.array(waySchema).max(50),
    legal: z.partialRecord(
      z.enum(LEGAL_TEXT_TYPES),
      z.strictObject({ de: legalSchema, en: legalSchema }).partial(),
    ),
  })
  .partial();

export type ShopFile = z.infer<typeof shopFileSchema>;
export type DeliveryWay = z.infer<typeof waySchema>;
export type PaymentWay = z.infer<typeof paymentSchema>;

/** The schema for editors, which complete and check the file while it is written. */
export function shopFileJsonSchema(): object {
  return z.toJSONSchema(shopFileSchema, { unrepresentable: 'any' });
}
