import type { SummaryError } from './error-summary';

/** The reply of a form without a post. */
export const NO_REPLY: { values: Record<string, string>; errors: SummaryError[] } = {
  values: {},
  errors: [],
};

/** The error of one field of a form; none if the shop itself failed. */
export function errorOf(
  errors: readonly SummaryError[] | undefined,
  field: string,
): SummaryError | undefined {
  return errors?.find((error) => error.field === field && !error.isOurs);
}

/** The props of each field of a form: its name, its typed value and its error. */
export function fieldsOf<Name extends string>(
  values: Partial<Record<Name, string>>,
  errors: readonly SummaryError[],
) {
  return (name: Name) => ({ name, defaultValue: values[name], error: errorOf(errors, name) });
}
