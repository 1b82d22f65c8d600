/** Marks a form's button while its request runs; a second submit meanwhile is prevented. */
export function setBusy(form: HTMLFormElement, submitter: HTMLElement | null, busy: boolean): void {
  form.toggleAttribute('data-busy', busy);
  const button = buttonOf(form, submitter);
  if (busy) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
}

/** The one form of a list serves many goods: one button need not wait for another. */
export function isBusy(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  if (!form.dataset.enhance) return form.hasAttribute('data-busy');
  return buttonOf(form, submitter)?.getAttribute('aria-busy') === 'true';
}

function buttonOf(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  return submitter ?? form.querySelector<HTMLElement>('button:not([type=button])');
}
