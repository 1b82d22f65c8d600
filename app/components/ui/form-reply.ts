import type { SummaryError } from './error-summary';
import type { FieldError } from './field';

/** What is wrong with one field of a form. */
export function errorOf(errors: readonly SummaryError[], field: string): SummaryError | undefined {
  return errors.find((error) => error.field === field);
}

/** The errors of a form for its summary, in the order of `fields`. */
export function summaryOf<Name extends string>(
  errors: Partial<Record<Name, FieldError>>,
  fields: readonly Name[],
): SummaryError[] {
  return fields.flatMap((field) => {
    const error = errors[field];
    return error ? [{ ...error, field }] : [];
  });
}

/** Gives each field of a form its name, what was typed into it and what is wrong with it. */
export function fieldsOf<Name extends string>(
  values: Partial<Record<Name, string>>,
  errors: Partial<Record<Name, FieldError>>,
) {
  return (name: Name) => ({ name, defaultValue: values[name], error: errors[name] });
}
