import type { SummaryError } from './error-summary';

/** Of a form that nothing was posted to. */
export const NO_REPLY: { values: Record<string, string>; errors: SummaryError[] } = {
  values: {},
  errors: [],
};

/** What is wrong with one field of a form; where the shop itself failed, none is. */
export function errorOf(
  errors: readonly SummaryError[] | undefined,
  field: string,
): SummaryError | undefined {
  return errors?.find((error) => error.field === field && !error.isOurs);
}

/** Gives each field of a form its name, what was typed into it and what is wrong with it. */
export function fieldsOf<Name extends string>(
  values: Partial<Record<Name, string>>,
  errors: readonly SummaryError[],
) {
  return (name: Name) => ({ name, defaultValue: values[name], error: errorOf(errors, name) });
}
