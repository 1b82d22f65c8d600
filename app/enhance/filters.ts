import { fetchedPage } from './fetched-page';

/**
 * Filter groups that the page does not contain, and the rest of long ones, are loaded by a button
 * that opens the page with them (`data-more` names their position). Script inserts them without
 * leaving the page.
 */
export function enhanceFilters(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-more]');
    if (!button?.form || event.defaultPrevented) return;
    event.preventDefault();
    void open(button, button.form);
  });
}

async function open(button: HTMLButtonElement, form: HTMLFormElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    const place = document.getElementById(button.dataset.more ?? '');
    const fresh = await fetchPlace(button, form);
    const known = new Set([...(place?.querySelectorAll('input') ?? [])].map(({ value }) => value));
    place?.replaceWith(fresh);
    const inputs = [...fresh.querySelectorAll('input')];
    const first = inputs.find(({ value, disabled }) => !disabled && !known.has(value));
    const opened = known.size > 0 ? first : fresh.querySelector('summary');
    (opened ?? fresh.querySelector('summary'))?.focus();
  } catch {
    button.removeAttribute('aria-busy');
    form.requestSubmit(button);
  }
}

async function fetchPlace(button: HTMLButtonElement, form: HTMLFormElement): Promise<Element> {
  const query = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(`${form.action}?${new URLSearchParams(query).toString()}`);
  const page = await fetchedPage(answer);
  const found = page.getElementById(button.dataset.more ?? '');
  if (!found?.matches('details')) throw new Error('no filters');
  return found;
}
