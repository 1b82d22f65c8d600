export type ShopForm = {
  action: string;
  method: string;
  fields: Record<string, string | string[]>;
};

/** Returns what a browser would send if this button of the form were pressed. */
export function readForm(
  form: HTMLFormElement,
  button: HTMLButtonElement | null,
  url: string,
): ShopForm {
  const fields: Record<string, string | string[]> = {};
  for (const control of form.elements as Iterable<Element>) {
    const { name } = control as HTMLInputElement;
    if (!name) continue;
    for (const value of sentOf(control as HTMLInputElement | HTMLSelectElement)) {
      const earlier = fields[name];
      fields[name] = earlier === undefined ? value : [earlier, value].flat();
    }
  }
  if (button?.name) fields[button.name] = button.value;
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  return { action: new URL(action || url, url).href, method: form.method, fields };
}

function sentOf(control: HTMLInputElement | HTMLSelectElement): string[] {
  if (isDisabled(control) || /^(BUTTON|FIELDSET|OBJECT|OUTPUT)$/.test(control.tagName)) return [];
  if (control.tagName === 'SELECT') {
    const { selectedOptions } = control as HTMLSelectElement;
    return [...selectedOptions].filter(({ disabled }) => !disabled).map(({ value }) => value);
  }
  const { type, checked, value } = control as HTMLInputElement;
  if (/^(file|submit|reset|button|image)$/.test(type)) return [];
  return /^(checkbox|radio)$/.test(type) && !checked ? [] : [value];
}

/** In a disabled fieldset every control is disabled, except those in its legend. */
function isDisabled(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control.disabled) return true;
  for (let at = control.closest('fieldset[disabled]'); at;) {
    const legend = [...at.children].find(({ tagName }) => tagName === 'LEGEND');
    if (!legend?.contains(control)) return true;
    at = at.parentElement?.closest('fieldset[disabled]') ?? null;
  }
  return false;
}
