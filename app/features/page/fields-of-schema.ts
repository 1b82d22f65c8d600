import * as z from 'zod';

/** The schemas of a form by `intent`; under '' for a form without intents. */
export function schemasOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return { '': schema };
  const options = schema.options.filter((option) => option instanceof z.ZodObject);
  return Object.fromEntries(
    options.map((option) => [String((option.shape.intent as z.ZodLiteral).value), option]),
  );
}

/** The names of the fields of a form, in their order; `shown.name` is one of an object `shown`. */
export function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      field instanceof z.ZodObject ? fieldsOf(field).map((inner) => `${name}.${inner}`) : name,
    );
  }
  if (!(schema instanceof z.ZodDiscriminatedUnion)) throw new Error('No form has such a schema.');
  const fields = schema.options.flatMap((option) =>
    option instanceof z.ZodType ? fieldsOf(option) : [],
  );
  return [...new Set(fields)];
}
