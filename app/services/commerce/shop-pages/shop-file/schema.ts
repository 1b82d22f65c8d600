import * as z from 'zod';
import { isIban } from '~/lib/is-iban';
import {
  changeablePeriods,
  designSettingsSchema,
  FONT_NAMES,
  languagesSchema,
  LEGAL_TEXT_TYPES,
  PREFERRED_SERVICES,
  shopConfigurationSchema,
} from '../../../shop-api';

const line = (most = 200) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u, 'is one line of text');
const needed = (most = 200) => line(most).min(1, 'must not be empty');
const names = z.strictObject({ de: needed(), en: needed() });
const texts = z.strictObject({ de: line(1000), en: line(1000) });
const nothing = z.literal('');
// `abort`: a union reports its own sentence only where none of its parts could continue.
const abort = true;
const mailbox = z.union([z.email({ abort }).max(254, { abort }), nothing], 'is no e-mail address');
const country = z.string().regex(/^[A-Z]{2}$/, 'is a country such as DE');
const money = z.string().regex(/^\d{1,7}\.\d{2}$/, 'is an amount such as 5.90');
const rate = z.string().regex(/^(\d{1,2}\.\d{2}|100\.00)$/, 'is a rate in percent such as 19.00');
const paymentKey = z.string().regex(/^[A-Z][A-Z0-9_]{2,39}$/, 'is the key of a way to pay');
const workingDays = z
  .tuple([z.int().min(0).max(365), z.int().min(0).max(365)])
  .refine(([from, to]) => from <= to, 'goes from fewer days to more');
const limit = z.strictObject({
  perHour: z.int().min(1).max(1_000_000),
  perDay: z.int().min(1).max(1_000_000),
});

/** A picture beside this file, which the command stores, or the address of a stored one. */
const picture = z
  .union(
    [
      z.strictObject({ file: needed(500) }),
      z.string().regex(/^\/media\/[0-9a-f]{64}\/\d{2,4}\.avif$/, { abort }),
    ],
    'is a picture of this shop, { "file": "logo.png" } beside this file, or null',
  )
  .nullable();

const { seller, bank } = shopConfigurationSchema.shape;

const wayId = z.int().min(1).max(99_999);

/** A shipping method; one that is missing in the file is no longer offered. */
const waySchema = z.strictObject({
  /** Orders refer to it permanently: another method needs another number. */
  id: wayId,
  name: names,
  carrier: needed(),
  /** The tracking page of a parcel: {number} and {lang} are filled in. */
  trackingUrl: z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s"<>]+$/, 'is an address such as https://carrier.example/{number}')
    .nullable(),
  days: workingDays,
  takesHazardousGoods: z.boolean(),
  asksPrivacyHint: z.boolean(),
  notWith: z.array(paymentKey).max(20),
  /** The buyer collects the goods there at these hours; missing: the carrier delivers them. */
  pickup: z.strictObject({ address: names, hours: names }).optional(),
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

/** Delivery preferences for parcels within Germany; shipping methods by their ids. */
const preferredSchema = z.strictObject({
  /** The price of a chosen day. */
  surcharge: money,
  /** Later orders are sent one working day later. */
  cutOff: z.strictObject({ hour: z.int().min(0).max(23), minute: z.int().min(0).max(59) }),
  /** Weekdays without hand-over; 1 is Monday, 7 is Sunday. */
  excludedHandOverDays: z.array(z.int().min(1).max(7)).max(7),
  /** Shipping methods that deliver to a Packstation or a Postfiliale. */
  stationProfiles: z.array(wayId).max(50),
  postnumberRequired: z.boolean(),
  /** The services of each shipping method. */
  profiles: z.record(
    z.string().regex(/^[1-9]\d{0,4}$/, 'is the id of a way of delivery'),
    z.array(z.enum(PREFERRED_SERVICES)).max(3),
  ),
});

/** A payment method; one that is missing in the file is no longer offered. */
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

const page = z
  .string()
  .regex(/^\/[a-z0-9/-]*$/, { error: 'is the path of a page such as /contact', abort });

/** A page of the shop by its path, with its own name, or any other address. */
const linkSchema = z.union(
  [
    page,
    z.strictObject({
      name: names,
      href: z.string().regex(/^(https:\/\/[^\s"<>]+|\/(?![/\\])[^\s"<>\\]*)$/, { abort }),
    }),
  ],
  'is the path of a page, or a name and an address: { "name": { "de": "…", "en": "…" }, "href": "https://…" }',
);

const navigationSchema = z.strictObject({
  /**
   * Pages of the tree in the order of the menu, each before those below it; others are not in it.
   */
  header: z.array(page).max(500),
  /** Columns of links above the permanent legal ones; null: one with content pages and service. */
  footer: z
    .array(z.strictObject({ title: names, links: z.array(linkSchema).min(1).max(12) }))
    .max(4)
    .nullable(),
});

/**
 * The configuration of a shop as one file (JSON). A missing section stays unchanged; a given list
 * is complete.
 */
export const shopFileSchema = z
  .strictObject({
    $schema: z.string(),
    name: needed(),
    slogan: texts,
    titleSuffix: line(),
    /** `de`, `en` or both; the first is that of addresses without a language. */
    languages: languagesSchema,
    /** Null: the name is shown instead. */
    logo: picture,
    /** For the tab and the shop as an app, square; null: the default icons. */
    icon: picture,
    seller: z.strictObject({
      ...seller.shape,
      country: z.union([country, nothing], 'is a country such as DE'),
      email: mailbox,
    }),
    bank: z.strictObject({
      ...bank.shape,
      iban: z.string().refine((iban) => iban === '' || isIban(iban), 'is no IBAN'),
    }),
    /** Mail sender and reply recipient; empty: the shop's name, `shop@` its host, the seller. */
    sender: z.strictObject({ name: line(), email: mailbox, replyTo: mailbox }),
    design: z.strictObject({
      ...designSettingsSchema.shape,
      selectedFont: z.enum(FONT_NAMES, `is one of ${FONT_NAMES.join(', ')}`),
    }),
    /** Sentences by which mails promise something; empty: the default texts. */
    mailTexts: z.strictObject({ acceptance: texts, damage: texts }),
    eInvoices: z.boolean(),
    ratingSteps: shopConfigurationSchema.shape.ratingSteps,
    blockedEmailCharacters: shopConfigurationSchema.shape.blockedEmailCharacters,
    /** Settings that a frontend of the wire contract stores here, by its own names. */
    clientSettings: shopConfigurationSchema.shape.clientSettings,
    editorManual: z.strictObject(shopConfigurationSchema.shape.editorManual.shape),
    robots: shopConfigurationSchema.shape.robots,
    homePage: shopConfigurationSchema.shape.homePage,
    rules: z
      .strictObject({
        prepaymentDays: z.int().min(1).max(60),
        onlinePaymentDays: z.int().min(1).max(60),
        holdCardMoney: z.boolean(),
        invoiceDays: z.int().min(1).max(60),
        returnDays: z.int().min(1).max(3650),
        reviewMailDays: z.int().min(1).max(60).nullable(),
        paymentChange: z.boolean(),
        sellerNotice: z.boolean(),
        ordersPerAddress: limit,
        ordersPerMailbox: limit,
      })
      .partial(),
    /** Retention periods; missing ones are the defaults of the shop. */
    retention: z.strictObject(changeablePeriods).partial(),
    /**
     * The rates of VAT, by country, each from a day on. A member state that is missing is charged
     * the rates of the seller's country, another country none.
     */
    vat: z.record(
      country,
      z
        .array(
          z.strictObject({
            from: z.iso.date('is a day such as 2027-01-01'),
            standard: rate,
            reduced: rate,
            /** For goods of VAT class `reduced2`; if missing, they bear `reduced`. */
            reduced2: rate.optional(),
          }),
        )
        .min(1, 'names no rate')
        .max(100),
    ),
    /**
     * The rates for consumers in other member states (One Stop Shop, or the seller's own), and
     * whether goods are delivered to areas of member states outside the VAT area of the Union.
     */
    vatRules: z.strictObject({
      oss: z.enum(['destination', 'home']),
      outsideAreas: z.enum(['closed', 'export']),
    }),
    navigation: navigationSchema,
    /** The countries with delivery. */
    countries: z.array(country).max(250),
    payment: z.array(paymentSchema).max(50),
    delivery: z.array(waySchema).max(50),
    preferredDelivery: preferredSchema,
    legal: z.partialRecord(
      z.enum(LEGAL_TEXT_TYPES),
      z.strictObject({ de: legalSchema, en: legalSchema }).partial(),
    ),
  })
  .partial();

export type ShopFile = z.infer<typeof shopFileSchema>;
export type DeliveryWay = z.infer<typeof waySchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type VatRates = NonNullable<ShopFile['vat']>;
export type PaymentWay = z.infer<typeof paymentSchema>;

/** The schema for editors, which complete and check the file while it is written. */
export function shopFileJsonSchema(): object {
  return z.toJSONSchema(shopFileSchema, { unrepresentable: 'any' });
}
