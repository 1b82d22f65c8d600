import type { Block } from '~/services/shop-api';
import { fieldsOf } from '../document/block-fields';
import { fieldSchemaOf, isKnown } from '../document/block-rules';
import { findBlock, type Document } from '../document/tree';
import { entriesOf, shownValue } from '../settings/read-settings.server';
import { fieldsOfSchema, type SchemaField } from '../settings/settings-fields.server';
import type { PickedKind } from './picker';

/** The field of a block for which a picker is open. */
export type PickTarget = {
  /** The block whose settings are open beside the page: this one, or its parent. */
  edit: string;
  block: Block;
  field: SchemaField & { kind: PickedKind };
  /** The picture fields of each kind of screen, if this is one of them; otherwise null. */
  screens: Record<Screen, string[]> | null;
  /** The present value. */
  value: string;
};

/** §3 Image. */
const SCREENS = ['wideScreen', 'desktop', 'tablet', 'mobile'] as const;
export type Screen = (typeof SCREENS)[number];

/** Query: edit, pick (the path of the field), block (if it differs from `edit`). */
export function findPickTarget(document: Document, query: URLSearchParams): PickTarget | null {
  const edit = query.get('edit') ?? '';
  const block = findBlock(document, query.get('block') ?? edit);
  if (!block || !findBlock(document, edit) || !isKnown(block)) return null;
  const values = fieldsOf(block);
  const fields = fieldsOfSchema(fieldSchemaOf(block), entriesOf(values));
  const at = (path: readonly string[]) =>
    fields.find((field) => field.path.join('.') === path.join('.'));
  const field = at(query.get('pick')?.split('.') ?? []);
  if (!field || !isPicked(field)) return null;
  const group = field.path.slice(0, -1);
  const paths = [...SCREENS, 'alt'].map((name) => [...group, name]);
  const isScreen = paths.every(at) && SCREENS.some((screen) => screen === field.path.at(-1));
  const screens = isScreen
    ? SCREENS.map((screen, index) => [screen, paths[index]!] as const)
    : null;
  return {
    edit,
    block,
    field,
    screens: screens && (Object.fromEntries(screens) as Record<Screen, string[]>),
    value: shownValue(values, field),
  };
}

function isPicked(field: SchemaField): field is PickTarget['field'] {
  return field.kind === 'imageUrl' || field.kind === 'link' || field.kind === 'product';
}

/** The field with the description of the picture to which this field belongs. */
export function alternateOf({
  block,
  screens,
  field,
}: PickTarget): { path: string[]; text: string } | null {
  if (!screens) return null;
  const path = [...field.path.slice(0, -1), 'alt'];
  const alt = fieldsOfSchema(fieldSchemaOf(block)).find(
    (each) => each.path.join('.') === path.join('.'),
  )!;
  return { path, text: shownValue(fieldsOf(block), alt) };
}
