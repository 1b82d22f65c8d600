/** Forms marked data-autosubmit apply on change; their button, needed without script, is hidden. */
export function enhanceForms(): void {
  for (const button of document.querySelectorAll<HTMLElement>(
    'form[data-autosubmit] [data-apply]',
  )) {
    button.hidden = true;
  }
  document.addEventListener('change', (event) => {
    const control = event.target as HTMLInputElement;
    const form = control.form;
    if (form?.matches('[data-autosubmit]') && form.reportValidity()) form.requestSubmit();
  });
}
