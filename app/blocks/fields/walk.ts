import * as z from 'zod';
import { isRecord } from '~/lib/is-record';
import { FIELD_KINDS, type FieldKind } from './index';

/** The schema inside `optional`, `default` and the conversions for older documents. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return bare(schema.unwrap());
  }
  if (schema instanceof z.ZodDefault) return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.out) : schema;
}

/** The control for a schema; null for objects and lists, which consist of fields. */
export function kindOf(schema: z.core.$ZodType): FieldKind | null {
  const leaf = bare(schema);
  const field = leaf instanceof z.ZodType ? leaf.meta()?.['field'] : undefined;
  return FIELD_KINDS.find((kind) => kind === field) ?? null;
}

/** The meaning of a missing field. */
function absenceOf(schema: z.core.$ZodType): { isOptional: boolean; initial: unknown } {
  if (schema instanceof z.ZodDefault) return { isOptional: true, initial: schema.def.defaultValue };
  if (schema instanceof z.ZodOptional) return { ...absenceOf(schema.unwrap()), isOptional: true };
  return { isOptional: false, initial: undefined };
}

export type Leaf = {
  /** Keys from the outermost object; `*` for each entry of a list. */
  path: readonly string[];
  /** Null if the schema has none: then no form can show it. */
  kind: FieldKind | null;
  schema: z.core.$ZodType;
  /** Whether it may be absent, and the value that a block without it shows. */
  isOptional: boolean;
  initial: unknown;
  /** The maximum number of entries of its list, if the list has one. */
  most?: number;
};

function mostOf({ def }: z.ZodArray): number | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- where zod keeps what was asked of a list
  const checks = def.checks?.map(({ _zod }) => _zod.def as Partial<z.core.$ZodCheckMaxLengthDef>);
  return checks?.find(({ check }) => check === 'max_length')?.maximum;
}

function isKept(schema: z.core.$ZodType): boolean {
  const within = bare(schema);
  return within instanceof z.ZodType && within.meta()?.['isKept'] === true;
}

/** Every field of a schema that a form can show, in its order. */
export function leavesOf(schema: z.core.$ZodType, path: readonly string[] = []): Leaf[] {
  const kind = kindOf(schema);
  const within = bare(schema);
  if (kind === null && within instanceof z.ZodObject) {
    return Object.entries(within.shape as Record<string, z.core.$ZodType>).flatMap(
      ([name, field]) => (isKept(field) ? [] : leavesOf(field, [...path, name])),
    );
  }
  if (kind === null && within instanceof z.ZodArray) {
    const most = mostOf(within);
    const leaves = leavesOf(within.element, [...path, '*']);
    return most === undefined ? leaves : leaves.map((leaf) => ({ ...leaf, most }));
  }
  return [{ path, kind, schema: within, ...absenceOf(schema) }];
}

/**
 * A value with `change` applied to each of its fields of one kind; values that are not text are
 * dropped. Values that the schema does not name, or of another shape, stay unchanged.
 */
export async function changeFields(
  schema: z.core.$ZodType,
  value: unknown,
  kind: FieldKind,
  change: (field: string) => Promise<string>,
): Promise<unknown> {
  if (kindOf(schema) === kind) return typeof value === 'string' ? change(value) : undefined;
  const within = bare(schema);
  const inside = (field: z.core.$ZodType, each: unknown) => changeFields(field, each, kind, change);
  if (within instanceof z.ZodArray && Array.isArray(value)) {
    return Promise.all(value.map((each) => inside(within.element, each)));
  }
  if (!(within instanceof z.ZodObject) || !isRecord(value)) return value;
  const shape = within.shape as Record<string, z.core.$ZodType>;
  const changed = Object.entries(value).map(async ([name, each]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, field ? await inside(field, each) : each] as const;
  });
  return Object.fromEntries(await Promise.all(changed));
}

/**
 * A value without the names that its schema lacks. It has been checked against the schema already.
 */
export function knownFields(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodPipe) return schema.safeParse(value).data ?? value;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return knownFields(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((each) => knownFields(schema.element, each));
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const shape = Object.entries<z.core.$ZodType>(schema.shape);
  return Object.fromEntries(
    shape.flatMap(([name, field]) =>
      Object.hasOwn(value, name) ? [[name, knownFields(field, value[name])]] : [],
    ),
  );
}
