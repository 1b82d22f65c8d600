import * as z from 'zod';

/** Fonts that a shop may choose (§7 /fonts/meta.json), the default first. */
export const FONT_NAMES = ['Instrument Sans', 'Nunito Sans', 'Source Sans 3', 'Work Sans'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** Design settings (§3, §9). */
export const designSettingsSchema = z.object({
  selectedFont: z.string().regex(/^[\w -]{1,60}$/, 'is the name of a font'),
  primaryColor: z.string().regex(/^#[0-9a-f]{6}$/i, 'is a colour such as #1f4d3f'),
  secondaryColor: z.string().regex(/^#[0-9a-f]{6}$/i, 'is a colour such as #1f4d3f'),
  blockSize: z.enum(['s', 'm', 'l', 'xl']),
});
export type DesignSettings = z.infer<typeof designSettingsSchema>;
