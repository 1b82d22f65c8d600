import type * as z from 'zod';
import { entriesOf, shownValue } from './read-settings.server';
import { fieldsOfSchema } from './settings-fields.server';

/** The fields of a settings form that are untouched since it was filled. */
const UNTOUCHED = 'untouched';

/**
 * A settings form with the block's present values in its untouched fields: a form that was open
 * while another operator published does not overwrite their text. Entries of lists stay as they
 * were sent, because they have no names but their indices.
 */
export function withUntouched(
  form: FormData,
  schema: z.ZodType,
  present: Record<string, unknown>,
): FormData {
  const untouched = new Set(String(form.get(UNTOUCHED) ?? '').split(' '));
  const filled = new FormData();
  for (const [name, value] of form) filled.append(name, value);
  for (const field of fieldsOfSchema(schema, entriesOf(present))) {
    const name = field.path.join('.');
    if (!untouched.has(name) || /\.\d+(?:\.|$)/.test(name)) continue;
    const value = shownValue(present, field);
    // A checkbox that is off sends nothing.
    if (field.kind === 'switch' && value === '') filled.delete(name);
    else filled.set(name, value);
  }
  return filled;
}
