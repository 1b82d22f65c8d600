import * as z from 'zod';
import { filePartSchema } from '../operations/sent-file';
import { namedShapes } from './named-shapes';

export type JsonSchema = { [key: string]: unknown };

/** JSON Schemas, and the named ones they refer to, which several of them share. */
export type SchemaDescriber = {
  schema: (of: z.ZodType) => JsonSchema;
  named: () => Record<string, JsonSchema>;
};

/** JSON cannot contain a file: it is a part of a multipart call. */
const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

/** Is this a file, or an argument with one? */
export function hasFile(schema: JsonSchema): boolean {
  const { contentMediaType, properties = {} } = schema;
  const inside = Object.values(properties as Record<string, JsonSchema>);
  return contentMediaType === FILE['contentMediaType'] || inside.some(hasFile);
}

const HERE = '#/$defs/';

/**
 * Describes input (`input`: exactly what clients send) or output (`output`, to which fields may be
 * added later). Schemas with an id are defined once, under `prefix`.
 */
export function describeSchemas(io: 'input' | 'output', prefix: string): SchemaDescriber {
  const named = new Map<string, JsonSchema>();
  return {
    schema(of) {
      const { $schema: _, ...whole } = z.toJSONSchema(of, {
        io,
        unrepresentable: 'any',
        override({ zodSchema, jsonSchema }) {
          if (zodSchema === filePartSchema) Object.assign(jsonSchema, FILE);
        },
        metadata: namedShapes,
      });
      const { $defs = {}, ...schema } = moved(whole, io, prefix);
      for (const [id, each] of Object.entries($defs as Record<string, JsonSchema>)) {
        named.set(id, without(each, 'id'));
      }
      const { id } = schema;
      if (typeof id !== 'string') return schema;
      named.set(id, without(schema, 'id'));
      return { $ref: `${prefix}${id}` };
    },
    named: () => Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The same schema with its references pointing to `prefix`. */
function moved(value: JsonSchema, io: 'input' | 'output', prefix: string): JsonSchema {
  const entries = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    if (key === '$ref' && typeof each === 'string') return [[key, each.replace(HERE, prefix)]];
    if (key === 'additionalProperties' && each === false && io === 'output') return [];
    return [[key, deep(each, io, prefix)]];
  });
  return Object.fromEntries(entries);
}

function deep(value: unknown, io: 'input' | 'output', prefix: string): unknown {
  if (Array.isArray(value)) return value.map((each) => deep(each, io, prefix));
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? moved(value as JsonSchema, io, prefix) : value;
}

function without(schema: JsonSchema, key: string): JsonSchema {
  const { [key]: _, ...rest } = schema;
  return rest;
}
