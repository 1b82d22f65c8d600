import { SHOWN, type TypedFields } from './typed-forms';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The fields of a form that differ from the `shown` values, each with its value. For a checkbox,
 * its value or '' if it is not ticked.
 */
export function changedFields(
  form: HTMLFormElement,
  shown: Readonly<Record<string, string>>,
): TypedFields {
  const changed = Object.entries(shown).flatMap(([name, value]) => {
    const field = fieldNamed(form, name);
    if (!field) return [];
    // For radio buttons, the value of the selected one.
    if (field instanceof RadioNodeList) return field.value === value ? [] : [[name, field.value]];
    if (isBox(field)) {
      return field.checked === (field.value === value)
        ? []
        : [[name, field.checked ? field.value : '']];
    }
    return field.value.trim() === value ? [] : [[name, field.value]];
  });
  const held = changed.map(([name]) => [SHOWN + name, shown[name!]]);
  return Object.fromEntries([...changed, ...held]) as TypedFields;
}

/** Fills in values typed before. */
export function fillIn(form: HTMLFormElement, typed: TypedFields): void {
  for (const [name, value] of Object.entries(typed)) {
    const field = name.startsWith(SHOWN) ? null : fieldNamed(form, name);
    if (!field) continue;
    if (field instanceof RadioNodeList) field.value = value;
    else if (isBox(field)) field.checked = value === field.value;
    else field.value = value;
  }
}

function fieldNamed(form: HTMLFormElement, name: string): Field | RadioNodeList | null {
  return form.elements.namedItem(name) as Field | RadioNodeList | null;
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox';
}
