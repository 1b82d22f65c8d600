import * as z from 'zod';
import {
  CHANGEABLE,
  FOLLOWING,
  RETENTION,
  type ChangeablePeriod,
  type Retention,
} from '../retention';
import { designSettingsSchema } from './design';
import { footerColumnSchema } from './footer';
import { homePageSchema } from './home-page';
import { languageSchema } from './primitives';

const manualSchema = z.union(
  [z.literal(''), z.url({ protocol: /^https?$/, abort: true })],
  'is an address such as https://shop.example/manual, or empty',
);

/** A storage period within its bounds; a period that no shop may change is fixed. */
function periodSchema(kind: keyof Retention): z.ZodType {
  const [[unit, value]] = Object.entries(RETENTION[kind]) as [[string, number]];
  const followed = (FOLLOWING as Record<string, ChangeablePeriod>)[kind] ?? kind;
  const bounds = (CHANGEABLE as Record<string, Record<string, readonly [number, number]>>)[
    followed
  ];
  const [least, most] = bounds?.[unit] ?? [value, value];
  const problem = `is a whole number from ${least} to ${most}`;
  return z.strictObject({ [unit]: z.int(problem).min(least, problem).max(most, problem) });
}

/** The periods that a shop file may contain. */
export const changeablePeriods = Object.fromEntries(
  Object.keys(CHANGEABLE).map((kind) => [kind, periodSchema(kind as ChangeablePeriod)]),
) as { [Kind in ChangeablePeriod]: z.ZodType<Retention[Kind]> };

/** The storage period of each kind of data. */
export const retentionSchema = z.object(
  Object.fromEntries(
    Object.keys(RETENTION).map((kind) => [kind, periodSchema(kind as keyof Retention)]),
  ) as { [Kind in keyof Retention]: z.ZodType<Retention[Kind]> },
);

/** The languages of a shop, each once, that of unprefixed paths first. */
export const languagesSchema = z
  .array(z.enum(languageSchema.options, 'is de or en'))
  .min(1, 'names no language')
  .refine((languages) => new Set(languages).size === languages.length, 'names one twice');

/** Data of the shop and its seller for pages, mails and documents. */
export const shopConfigurationSchema = z.object({
  shopName: z.string(),
  slogan: z.object({ de: z.string(), en: z.string() }),
  titleSuffix: z.string(),
  logo: z.string().nullable(),
  /** The icon of the browser tab and of the app; null: the default icons. */
  icon: z.string().nullable().default(null),
  languages: languagesSchema,
  currency: z.string(),
  fallbackCurrency: z.string(),
  /** Stars of an average rating are rounded to half or tenth steps (§5). */
  ratingSteps: z.enum(['half', 'tenth']),
  /** Characters that a new mailbox must not have before its @ (§5). */
  blockedEmailCharacters: z.string().max(40),
  design: designSettingsSchema,
  seller: z.object({
    name: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    representative: z.string(),
    email: z.string(),
    phone: z.string(),
    register: z.string(),
    vatId: z.string(),
    /** Of a seller without a VAT number, or in addition to it (§ 14 (4) no. 2 UStG). */
    taxNumber: z.string().default(''),
  }),
  bank: z.object({
    accountOwner: z.string(),
    name: z.string(),
    iban: z.string(),
    swift: z.string(),
  }),
  /**
   * The sender of mails and the recipient of replies; defaults: the name of the shop, a mailbox of
   * its host, the mailbox of the seller.
   */
  sender: z.object({ name: z.string(), email: z.string(), replyTo: z.string() }),
  /**
   * Statements of mails in the shop's own words: that the contract is concluded, and what to do
   * with damaged goods. Empty: the texts of the dictionaries.
   */
  mailTexts: z.object({
    acceptance: z.object({ de: z.string(), en: z.string() }),
    damage: z.object({ de: z.string(), en: z.string() }),
  }),
  /** Invoices to businesses are machine-readable (EN 16931, L-71). */
  eInvoices: z.boolean(),
  robots: z.record(z.string(), z.string()),
  /** Settings that a client of the wire contract stores here; our own pages do not use them. */
  clientSettings: z.record(z.string(), z.string()),
  homePage: homePageSchema,
  /** URLs of the editor's manual (§2 "Pages drawer"); empty for that of the shop itself. */
  editorManual: z.object({ de: manualSchema, en: manualSchema }),
  /** Columns of links in the footer; null: one with the content pages and the service. */
  footer: z.array(footerColumnSchema).nullable(),
  /** The periods that jobs apply and the privacy page shows (L-59). */
  retention: retentionSchema,
});
export type ShopConfiguration = z.infer<typeof shopConfigurationSchema>;
