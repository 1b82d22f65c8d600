import * as z from 'zod/v4';
import { isPlainLine, isPlainText } from '~/lib/control-characters';

/** The parts block schemas are made of. `kind` tells the settings form which control to draw. */
export type FieldKind =
  | 'text'
  | 'richText'
  | 'colour'
  | 'imageUrl'
  | 'link'
  | 'category'
  | 'choice'
  | 'switch'
  | 'range'
  | 'columns';

export function kind<Schema extends z.ZodType>(schema: Schema, field: FieldKind): Schema {
  return schema.meta({ field });
}

export const shortText = () => kind(z.string().max(200).refine(isPlainLine), 'text');
export const richText = () => kind(z.string().max(20_000).refine(isPlainText), 'richText');
export const colour = () =>
  kind(z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i)]), 'colour');

/** An address of this shop or of the web; script addresses are refused. */
const address = /^(https?:\/\/|\/(?!\/)|#|mailto:|tel:)/i;
export const link = () =>
  kind(z.union([z.literal(''), z.string().max(500).regex(address)]), 'link');
export const imageUrl = () =>
  kind(
    z.union([
      z.literal(''),
      z
        .string()
        .max(500)
        .regex(/^(https:\/\/|\/(?!\/))/i),
    ]),
    'imageUrl',
  );

export const alignment = () => kind(z.enum(['left', 'center', 'right']), 'choice');
const buttonVariant = () => kind(z.enum(['primary', 'secondary']), 'choice');
export const share = () => kind(z.number().min(0).max(1), 'range');
export const onOff = () => kind(z.boolean(), 'switch');
export const categoryId = () => kind(z.string().max(20).regex(/^\d*$/), 'category');

/** §9 of the design: `label` is written, `buttonText` of older documents is read. */
export const buttonSchema = z.preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null || !('buttonText' in value)) return value;
    const { buttonText, ...rest } = value as { buttonText: unknown; label?: unknown };
    return { ...rest, label: rest.label ?? buttonText };
  },
  z.object({
    label: shortText().optional(),
    link: link().optional(),
    variant: buttonVariant().optional(),
  }),
);

export const imageFields = {
  wideScreen: imageUrl().optional(),
  desktop: imageUrl().optional(),
  tablet: imageUrl().optional(),
  mobile: imageUrl().optional(),
  alt: shortText().optional(),
};

export const textFields = {
  pretitle: shortText().optional(),
  title: shortText().optional(),
  subtitle: shortText().optional(),
  htmlDescription: richText().optional(),
  textAlignment: alignment().optional(),
  color: colour().optional(),
};
