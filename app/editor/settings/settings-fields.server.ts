import * as z from 'zod/v4';
import type { FieldKind } from '../blocks/fields/index';

/** A leaf of a block's schema, as the settings form asks for it. */
export type SchemaField = {
  path: string[];
  kind: FieldKind;
  isRequired: boolean;
  /** What a block without this field shows. */
  initial: unknown;
  options?: string[];
  max?: number;
};

/** The leaves of a block's schema in its order; what no form can ask for is left out. */
export function fieldsOfSchema(schema: z.ZodType | undefined, path: string[] = []): SchemaField[] {
  if (!schema) return [];
  const { inner, isRequired, initial } = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([name, each]) =>
      fieldsOfSchema(each as z.ZodType, [...path, name]),
    );
  }
  const kind = kindOf(schema, inner);
  if (!kind) return [];
  return [
    {
      path,
      kind,
      isRequired: isRequired && kind !== 'switch' && !inner.safeParse('').success,
      initial: initial ?? (kind === 'switch' ? false : ''),
      ...(inner instanceof z.ZodEnum && { options: inner.options.map(String) }),
      ...(inner instanceof z.ZodString && inner.maxLength !== null && { max: inner.maxLength }),
    },
  ];
}

/** The schema behind `optional`, `default` and what is done to a value before it is checked. */
function unwrap(schema: z.ZodType): { inner: z.ZodType; isRequired: boolean; initial?: unknown } {
  if (schema instanceof z.ZodDefault) {
    const initial = schema.def.defaultValue;
    return { ...unwrap(schema.unwrap() as z.ZodType), isRequired: false, initial };
  }
  if (schema instanceof z.ZodOptional) {
    return { ...unwrap(schema.unwrap() as z.ZodType), isRequired: false };
  }
  if (schema instanceof z.ZodPipe) return unwrap(schema.out as z.ZodType);
  return { inner: schema, isRequired: true };
}

/** What the field says of itself, else what its type makes of it. */
function kindOf(schema: z.ZodType, inner: z.ZodType): FieldKind | undefined {
  const said = (inner.meta()?.field ?? schema.meta()?.field) as FieldKind | undefined;
  if (said) return said;
  if (inner instanceof z.ZodEnum) return 'choice';
  if (inner instanceof z.ZodBoolean) return 'switch';
  return undefined;
}
