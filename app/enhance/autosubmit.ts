/**
 * Forms marked data-autosubmit apply on change; their button, needed without script, is hidden. It
 * stays where something was changed before the script ran.
 */
export function enhanceForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-autosubmit]')) {
    const isChanged = [...form.elements].some(isDifferent);
    for (const button of form.querySelectorAll<HTMLElement>('[data-apply]')) {
      button.hidden = !isChanged;
    }
  }
  document.addEventListener('change', (event) => {
    const control = event.target as HTMLInputElement;
    const form = control.form;
    if (form?.matches('[data-autosubmit]') && form.reportValidity()) form.requestSubmit();
  });
}

/** From the control's state in the page as it was sent. */
function isDifferent(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (
      control.selectedOptions[0] !== (options.find((one) => one.defaultSelected) ?? options[0])
    );
  }
  return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
}
