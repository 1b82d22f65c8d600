import * as z from 'zod';
import type { FieldKind } from '~/blocks/fields/index';
import { leavesOf, type Leaf } from '~/blocks/fields/walk';

/** A leaf of a block's schema with the data for its control. */
export type SchemaField = {
  /** A number is an index in a list. */
  path: string[];
  kind: FieldKind;
  isRequired: boolean;
  /** Belongs to a list entry: it is written even while it is empty. */
  isKept: boolean;
  /** The value shown by a block without this field. */
  initial: unknown;
  options?: string[];
  max?: number;
  /** The maximum number of entries in its list. */
  most?: number;
};

/** How many entries a list of the form has, by its path. */
export type CountEntries = (path: readonly string[]) => number;

/** The leaves of a block's schema in its order; for a list, once for each entry. */
export function fieldsOfSchema(
  schema: z.ZodType | undefined,
  countEntries: CountEntries = () => 0,
): SchemaField[] {
  if (!schema) return [];
  return leavesOf(schema).flatMap((leaf) => {
    const { path } = leaf;
    const list = path.indexOf('*');
    if (list < 0) return fieldOf(leaf, path);
    const count = countEntries(path.slice(0, list));
    return Array.from({ length: count }, (_, index) =>
      fieldOf({ ...leaf, isOptional: true }, path.with(list, String(index))),
    )
      .flat()
      .map((field) => ({ ...field, isKept: !leaf.isOptional }));
  });
}

function fieldOf(leaf: Leaf, path: readonly string[]): SchemaField[] {
  const { kind, schema, isOptional, initial, most } = leaf;
  if (!kind) return [];
  const mayBeEmpty = z.safeParse(schema, '').success;
  return [
    {
      path: [...path],
      kind,
      isKept: false,
      isRequired: !isOptional && kind !== 'switch' && !mayBeEmpty,
      initial: initial ?? (kind === 'switch' ? false : ''),
      ...(most !== undefined && { most }),
      ...(schema instanceof z.ZodEnum && { options: schema.options.map(String) }),
      ...(schema instanceof z.ZodString && schema.maxLength !== null && { max: schema.maxLength }),
    },
  ];
}
