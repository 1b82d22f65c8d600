import type { FieldError } from '~/components/ui/field';

/**
 * The error of a field when it loses the focus, by its violated HTML constraint: required but
 * empty, or malformed. The server finds the errors (`fieldRules`).
 */
export type FieldRules = Record<string, { missing?: FieldError; wrong?: FieldError }>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The error of a field by its browser's validation; undefined if only the server can find one. */
export function brokenRule(field: Field, rules: FieldRules): FieldError | undefined {
  const rule = rules[field.name];
  if (field.validity.valueMissing) return rule?.missing;
  return field.validity.valid && !isOtherThanItsTwin(field) ? undefined : rule?.wrong;
}

/** The second of two fields that must be alike names the first one in `data-same-as`. */
function isOtherThanItsTwin({ value, dataset, form }: Field): boolean {
  const twin = form?.elements.namedItem(dataset.sameAs ?? '');
  return twin instanceof HTMLInputElement && twin.value !== value;
}

/** Does a text field differ from its initial value? One that only had the focus does not. */
export function isTextChanged(target: EventTarget): target is Field {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    target.value !== target.defaultValue
  );
}
