/**
 * The named fields of a form, the last value of each. All other fields of a post are dropped before
 * a parser turns names such as `a[999999999]` into structures.
 */
export function pickFields(form: FormData, names: readonly string[]): FormData {
  const picked = new FormData();
  for (const name of names) {
    const value = form.getAll(name).at(-1);
    if (typeof value === 'string') picked.set(name, value);
  }
  return picked;
}
