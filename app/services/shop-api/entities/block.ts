import * as z from 'zod/v4';

/**
 * A block of a page (§3 Editor): structure blocks hold blocks, content blocks hold fields.
 * Each block's own fields are checked by its definition in app/blocks.
 */
export type Block = {
  name: string;
  type: 'structure' | 'content';
  /** `version` is that of the block's definition when it was written; none, the first. */
  meta: { uuid: string; version?: number };
  content: Block[] | Record<string, unknown>;
  configuration?: Record<string, unknown>;
};
/** Keeps what it does not know: a newer version of the shop may have written it. */
export const blockSchema: z.ZodType<Block> = z.lazy(() =>
  z.looseObject({
    name: z.string().max(60),
    type: z.enum(['structure', 'content']),
    meta: z.looseObject({ uuid: z.string().max(60), version: z.int().min(1).optional() }),
    content: z.union([z.array(blockSchema), z.record(z.string(), z.unknown())]),
    configuration: z.record(z.string(), z.unknown()).optional(),
  }),
);

/** Design settings (§3, §9). */
/** Fonts that a shop may have its texts in (§7 /fonts/meta.json), its own first. */
export const FONT_NAMES = ['Instrument Sans', 'Nunito Sans', 'Source Sans 3', 'Work Sans'] as const;
export type FontName = (typeof FONT_NAMES)[number];

export const designSettingsSchema = z.object({
  selectedFont: z.string().regex(/^[\w -]{1,60}$/, 'is the name of a font'),
  primaryColor: z.string().regex(/^#[0-9a-f]{6}$/i, 'is a colour such as #1f4d3f'),
  secondaryColor: z.string().regex(/^#[0-9a-f]{6}$/i, 'is a colour such as #1f4d3f'),
  blockSize: z.enum(['s', 'm', 'l', 'xl']),
});
export type DesignSettings = z.infer<typeof designSettingsSchema>;

export const LEGAL_TEXT_TYPES = [
  'TermsConditions',
  'CancellationRights',
  'PrivacyPolicy',
  'LegalDisclosure',
  'WithdrawalForm',
  'Shipping',
  'AccessibilityDeclaration',
] as const;
export const legalTextTypeSchema = z.enum(LEGAL_TEXT_TYPES);
export type LegalTextType = z.infer<typeof legalTextTypeSchema>;
export const legalTextSchema = z.object({
  type: legalTextTypeSchema,
  lang: z.string(),
  title: z.string(),
  htmlText: z.string(),
  plainText: z.string(),
});
export type LegalText = z.infer<typeof legalTextSchema>;
