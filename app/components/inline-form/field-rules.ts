import type { FieldError } from '~/components/ui/field';

/**
 * What a field is told as soon as it is left, by the constraint of its HTML that is broken: it is empty
 * though required, or what was typed has the wrong form. The server finds the errors (`fieldRules`).
 */
export type FieldRules = Record<string, { missing?: FieldError; wrong?: FieldError }>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The error of a field as its browser sees it; undefined where the server alone can find one. */
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

/** Has a text field another value than the page came with? One that was only passed through has not. */
export function isTextChanged(target: EventTarget): target is Field {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    target.value !== target.defaultValue
  );
}
