import './no-eval';
import * as z from 'zod';
import { isPlainLine, isPlainText } from '~/lib/control-characters';
import { videoOf } from '~/lib/video';

/** The fields of block schemas. `kind` selects the control in the settings form. */
export const FIELD_KINDS = [
  'text',
  'richText',
  'colour',
  'imageUrl',
  'focus',
  'link',
  'video',
  'category',
  'product',
  'choice',
  'switch',
  'range',
  'columns',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** The maximum number of characters of one rich text. */
export const MAX_HTML_LENGTH = 100_000;

function kind<Schema extends z.ZodType>(schema: Schema, field: FieldKind): Schema {
  return schema.meta({ field });
}

/** A part of a block without a form field: it is preserved for the clients that wrote it. */
export const kept = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ isKept: true });

export const shortText = () => kind(z.string().max(200).refine(isPlainLine), 'text');
export const richText = () => kind(z.string().max(MAX_HTML_LENGTH).refine(isPlainText), 'richText');
export const colour = () =>
  kind(z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i)]), 'colour');

/**
 * An address of this shop or of the web. Script addresses are refused, and so are white space,
 * control characters and backslashes, which browsers drop or convert, so that `/\host` would be
 * another host's.
 */
// oxlint-disable-next-line no-control-regex
const ADDRESS = /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)[^\s\\\u0000-\u001f\u007f]*$/i;
// oxlint-disable-next-line no-control-regex
const IMAGE_ADDRESS = /^(?:https:\/\/|\/(?!\/))[^\s\\\u0000-\u001f\u007f]*$/i;

const address = (pattern: RegExp) => z.union([z.literal(''), z.string().max(500).regex(pattern)]);
export const link = () => kind(address(ADDRESS), 'link');
export const imageUrl = () => kind(address(IMAGE_ADDRESS), 'imageUrl');
/** The page of a video on one of the hosts whose frames the shop admits. */
export const videoLink = () =>
  kind(
    z.union([
      z.literal(''),
      z
        .string()
        .max(200)
        .refine((value) => videoOf(value) !== null),
    ]),
    'video',
  );

export const choice = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  kind(z.enum(names), 'choice');
export const alignment = () => choice('left', 'center', 'right');
const buttonVariant = () => choice('primary', 'secondary');
/** From 0 to 1; the step is that of the control. */
export const share = () => z.number().min(0).max(1).meta({ field: 'range', step: 0.01 });
export const onOff = () => kind(z.boolean(), 'switch');
/** Columns of twelve, such as 6 and 6 or 4, 4 and 4. */
export const columns = () => kind(z.array(z.int().min(1).max(12)).min(1).max(4), 'columns');
export const categoryId = () => kind(z.string().max(20).regex(/^\d*$/), 'category');
/** The id of a variation. */
export const productId = () => kind(z.string().max(20).regex(/^\d*$/), 'product');

const buttonLabel = { label: shortText().optional() };

/** New documents have `label`; `buttonText` of older ones is read. */
function labelled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('buttonText' in value)) return value;
  const { buttonText, ...rest } = value as { buttonText: unknown; label?: unknown };
  return { ...rest, label: rest.label ?? buttonText };
}

export const buttonSchema = z.preprocess(
  labelled,
  z.object({ ...buttonLabel, link: link().optional(), variant: buttonVariant().optional() }),
);
/** The button of a form, without an address. An address in a document is ignored. */
export const sendButtonSchema = z.preprocess(labelled, z.object(buttonLabel));

/**
 * The focal point of a picture, which stays visible when it is cropped: percent from the left and
 * from the top, such as `30 62`; '' for its centre.
 */
export const focusPoint = () =>
  kind(z.union([z.literal(''), z.string().regex(/^(?:100|\d{1,2}) (?:100|\d{1,2})$/)]), 'focus');

export const imageFields = {
  wideScreen: imageUrl().optional(),
  desktop: imageUrl().optional(),
  tablet: imageUrl().optional(),
  mobile: imageUrl().optional(),
  alt: shortText().optional(),
  focus: focusPoint().optional(),
};

export const textFields = {
  pretitle: shortText().optional(),
  title: shortText().optional(),
  subtitle: shortText().optional(),
  htmlDescription: richText().optional(),
  textAlignment: alignment().optional(),
  color: colour().optional(),
};
