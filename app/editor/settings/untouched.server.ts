import type * as z from 'zod';
import { entriesOf, shownValue } from './read-settings.server';
import { fieldsOfSchema } from './settings-fields.server';

/** Names the fields of a settings form, one behind the other, that nobody has touched since it was filled. */
const UNTOUCHED = 'untouched';

/**
 * A settings form with what the block has now in the fields that its form says nobody has touched: a form
 * that was open while somebody else has published does not write their words over. Entries of lists stay
 * as they were sent, because they have no name but their place.
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
    // Of a box that is off, nothing is sent.
    if (field.kind === 'switch' && value === '') filled.delete(name);
    else filled.set(name, value);
  }
  return filled;
}
