import * as z from 'zod';

/** How the shop pays through its payment provider (§3 Payment provider settings). */
export const mollieSettingsSchema = z.object({
  /** The order is always written before money moves. */
  preventOrderCreation: z.literal(false),
  preventOrderCreationGranular: z.record(z.string(), z.literal(false)),
  /** Fields of the provider stand in the page for the data of a card. */
  mollieComponents: z.boolean(),
  /** Empty without them. */
  profileId: z.string(),
  /** The provider is not asked for a while, because it was in trouble too often. */
  isDisturbed: z.boolean(),
});
export type MollieSettings = z.infer<typeof mollieSettingsSchema>;

/** The shop's account at PayPal (§3 Payment provider settings); empty where the shop names none. */
export const payPalSettingsSchema = z.object({
  merchantId: z.string(),
  clientId: z.string(),
  /** Payments are tests. */
  isSandbox: z.boolean(),
});
export type PayPalSettings = z.infer<typeof payPalSettingsSchema>;
