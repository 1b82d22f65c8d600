import type * as z from 'zod';
import { isRecord } from '~/lib/is-record';
import { BLOCKED_EMAIL_CHARACTERS } from '~/lib/email-address';
import { homePageSchema, shopConfigurationSchema, type ShopConfiguration } from '../../../shop-api';
import { RETENTION } from '../../../shop-api/retention';
import type { CommerceContext } from '../../core/commerce-context';
import { retentionOf } from '../../core/settings/retention';

/** The name of a shop without a configured one. */
export const UNNAMED = 'Shop';

/**
 * Facts and design of the shop while the operator has set nothing. Rows of `setting` replace them
 * by the same keys. The design can also be set by the single keys of §7: font, primaryColor,
 * secondaryColor, blockSize; they take precedence over `design`.
 */
const DEFAULTS: ShopConfiguration = {
  shopName: UNNAMED,
  slogan: { de: '', en: '' },
  titleSuffix: '',
  logo: null,
  icon: null,
  languages: ['de', 'en'],
  currency: 'EUR',
  fallbackCurrency: 'GBP',
  ratingSteps: 'half',
  blockedEmailCharacters: BLOCKED_EMAIL_CHARACTERS,
  design: {
    selectedFont: 'Instrument Sans',
    primaryColor: '#2f4858',
    secondaryColor: '#7a4b6b',
    blockSize: 'm',
  },
  seller: {
    name: '',
    street: '',
    postcode: '',
    city: '',
    country: '',
    representative: '',
    email: '',
    phone: '',
    register: '',
    vatId: '',
    taxNumber: '',
  },
  bank: { accountOwner: '', name: '', iban: '', swift: '' },
  sender: { name: '', email: '', replyTo: '' },
  mailTexts: { acceptance: { de: '', en: '' }, damage: { de: '', en: '' } },
  eInvoices: true,
  robots: {},
  clientSettings: {},
  homePage: homePageSchema.parse({}),
  editorManual: { de: '', en: '' },
  footer: null,
  retention: RETENTION,
};

/** Names in the design by the keys of §7. */
export const DESIGN_NAMES = {
  font: 'selectedFont',
  primaryColor: 'primaryColor',
  secondaryColor: 'secondaryColor',
  blockSize: 'blockSize',
} as const;

/**
 * Facts, design and robots settings of the shop (§7 getConfiguration). An invalid row is ignored: a
 * wrong setting must not take the shop down.
 */
export async function getConfiguration(ctx: CommerceContext): Promise<ShopConfiguration> {
  ctx.touch('settings');
  const { settings } = await ctx.reference();
  const made = configurations.get(settings) ?? configurationOf(settings);
  configurations.set(settings, made);
  return made;
}

/** Computed once for each snapshot of the settings: every page needs it. */
const configurations = new WeakMap<ReadonlyMap<string, unknown>, ShopConfiguration>();

/** The configuration from settings, by key; objects replace the defaults field by field. */
export function configurationOf(settings: ReadonlyMap<string, unknown>): ShopConfiguration {
  const configuration = structuredClone(DEFAULTS);
  const { shape } = shopConfigurationSchema;
  for (const [name, schema] of Object.entries(shape)) {
    const current = configuration[name as keyof ShopConfiguration];
    replaceValid(configuration, name, schema, merge(current, settings.get(name)));
  }
  configuration.retention = retentionOf(settings);
  for (const [key, name] of Object.entries(DESIGN_NAMES)) {
    replaceValid(configuration.design, name, shape.design.shape[name], settings.get(key));
  }
  return configuration;
}

function merge(current: unknown, given: unknown): unknown {
  return isRecord(current) && isRecord(given) ? { ...current, ...given } : given;
}

function replaceValid(target: object, name: string, schema: z.ZodType, value: unknown): void {
  const parsed = schema.safeParse(value);
  if (value !== undefined && parsed.success) Object.assign(target, { [name]: parsed.data });
}
