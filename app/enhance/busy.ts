/** Marks a form's button while its request runs; a second submit meanwhile is held back. */
export function setBusy(form: HTMLFormElement, submitter: HTMLElement | null, busy: boolean): void {
  form.toggleAttribute('data-busy', busy);
  const button = submitter ?? form.querySelector<HTMLElement>('button:not([type=button])');
  if (busy) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
}

export function isBusy(form: HTMLFormElement): boolean {
  return form.hasAttribute('data-busy');
}
