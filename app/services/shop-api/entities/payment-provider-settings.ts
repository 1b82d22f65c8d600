import * as z from 'zod';

/** How the shop pays through its payment provider (§3 Payment provider settings). */
export const mollieSettingsSchema = z.object({
  /** The order is always written before money moves. */
  preventOrderCreation: z.literal(false),
  preventOrderCreationGranular: z.record(z.string(), z.literal(false)),
  /** The provider's card fields are embedded in the page. */
  mollieComponents: z.boolean(),
  /** Empty without them. */
  profileId: z.string(),
  /** Calls to the provider are blocked for a while after too many failures. */
  isDisturbed: z.boolean(),
});
export type MollieSettings = z.infer<typeof mollieSettingsSchema>;

/** The shop's account at PayPal (§3 Payment provider settings); empty if not configured. */
export const payPalSettingsSchema = z.object({
  merchantId: z.string(),
  clientId: z.string(),
  /** Is this a test account? */
  isSandbox: z.boolean(),
});
export type PayPalSettings = z.infer<typeof payPalSettingsSchema>;
