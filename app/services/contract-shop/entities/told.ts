import * as z from 'zod/v4';
import { idSchema } from '~/services/shop-api';
import { centsOf } from './cents';

/** Fields of an answer as other servers write them: numbers as text, and what is nothing in many ways. */

/** An id that must be there. */
export const toldId = z.coerce.number().pipe(idSchema);

/** An id; null for what is none: 0, -99 (as the other address), nothing at all. */
export const toldIdOrNull = z.coerce
  .number()
  .catch(0)
  .transform((id) => idSchema.safeParse(id).data ?? null);

/** A number that must be there; nothing is none. */
export const toldNumber = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number());

/** A whole number; 0 where it is left out. */
export const toldCount = z.coerce.number().default(0).transform(Math.trunc);

/** Euros as cents; 0 where they are left out. */
export const toldCents = z.coerce.number().default(0).transform(centsOf);

/** The same, null where it is left out: what another amount stands for. */
export const toldCentsOrNull = toldNumber
  .nullish()
  .transform((euros) => (euros === null || euros === undefined ? null : centsOf(euros)));

/** Percent, times 100. */
export const toldRate = z.coerce
  .number()
  .default(0)
  .transform((percent) => centsOf(percent));

/** Words; empty where they are left out. */
export const toldText = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((text) => String(text ?? ''));

/** Yes or no; no where it is left out. */
export const toldYes = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((yes) => yes === true || yes === 1 || yes === '1' || yes === 'true');

/** A list; some servers number its entries, and what is empty may be left out. */
export function toldList<Schema extends z.ZodType>(schema: Schema) {
  const entries = (list: unknown) =>
    typeof list === 'object' && list !== null ? Object.values(list) : [];
  return z.preprocess(entries, z.array(schema));
}
