/** The plus and minus buttons of quantity fields. */
export function enhanceQuantities(root: ParentNode): void {
  for (const step of root.querySelectorAll<HTMLElement>('[data-quantity] [data-step]')) {
    step.hidden = false;
  }
  root.addEventListener('click', (event) => {
    const step = (event.target as Element).closest<HTMLElement>('[data-step]');
    const input = step?.closest('[data-quantity]')?.querySelector('input');
    if (!step || !input) return;
    if (Number(step.dataset.step) > 0) input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
