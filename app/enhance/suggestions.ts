import { fetchedPage } from './fetched-page';

/** The pause in typing before a request to the shop. */
const PAUSE_MS = 180;

/** Suggestions while a visitor types a search: the form's results, sooner (ARIA combobox). */
export function enhanceSuggestions(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[role=search]')) {
    const input = form.querySelector<HTMLInputElement>('input[type=search]');
    if (input) suggestIn(form, input);
  }
}

function suggestIn(form: HTMLFormElement, input: HTMLInputElement): void {
  let list: Element | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  const options = () => [...(list?.querySelectorAll('a') ?? [])];
  const meant = () => options().find((option) => option.ariaSelected === 'true');

  const show = (found: Element | null) => {
    list?.remove();
    list = found;
    if (list) {
      list.id = `${input.id}-suggestions`;
      form.append(list);
      for (const [nr, option] of options().entries()) option.id = `${list.id}-${nr}`;
      input.setAttribute('aria-controls', list.id);
    }
    input.setAttribute('aria-expanded', String(Boolean(list)));
    input.removeAttribute('aria-activedescendant');
  };
  show(null);

  const ask = async () => {
    const term = input.value.trim();
    const answer = await fetch(`${form.action}/suggestions.html?${new URLSearchParams({ term })}`);
    const page = answer.ok ? await fetchedPage(answer) : null;
    const isAwaited = input.value.trim() === term && document.activeElement === input;
    if (isAwaited) show(page?.querySelector('[role=listbox]') ?? null);
  };

  input.addEventListener('input', () => {
    clearTimeout(pause);
    if (input.value.trim().length < 2) show(null);
    else pause = setTimeout(() => void ask().catch(() => show(null)), PAUSE_MS);
  });

  input.addEventListener('keydown', (event) => {
    if (!list) return;
    const option = meant();
    if (event.key === 'Escape') show(null);
    else if (event.key === 'Enter' && option) option.click();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const all = options();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = option ? all.indexOf(option) : step === 1 ? -1 : all.length;
      // Past either end the field itself is selected.
      const next = all[from + step];
      option?.setAttribute('aria-selected', 'false');
      next?.setAttribute('aria-selected', 'true');
      next?.scrollIntoView({ block: 'nearest' });
      if (next) input.setAttribute('aria-activedescendant', next.id);
      else input.removeAttribute('aria-activedescendant');
    } else return;
    event.preventDefault();
  });

  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) show(null);
  });
}
