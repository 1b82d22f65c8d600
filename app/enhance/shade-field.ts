import { findShade } from '../lib/find-shade';

/** Previews the typed shade as soon as the colour card contains it. */
export function enhanceShadeFields(): void {
  for (const field of document.querySelectorAll('[data-shade-field]')) {
    const input = field.querySelector('input')!;
    const shown = field.querySelector('output')!;
    const card = [...field.querySelectorAll('option')].map(({ value, dataset }) => {
      const at = value.lastIndexOf(' ');
      const names = [value.slice(0, at)];
      return { value, names, number: value.slice(at + 1), color: dataset.color! };
    });
    const show = () => {
      const known = findShade(card, input.value);
      shown.hidden = !known;
      if (!known) return;
      shown.querySelector('svg')!.setAttribute('color', known.color);
      shown.querySelector('span')!.textContent = known.value;
    };
    input.addEventListener('input', show);
    // The value that the browser restores with the page.
    addEventListener('pageshow', show);
    show();
  }
}
