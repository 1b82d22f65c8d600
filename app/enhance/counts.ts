/** Writes a number of the header anew, and how it is read where that takes words. */
export function showCount(name: 'cartCount' | 'wishCount', count: number, text?: string): void {
  const attribute = name === 'cartCount' ? 'data-cart-count' : 'data-wish-count';
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    element.dataset[name] = String(count);
    const [shown = element, spoken] = element.children;
    shown.textContent = String(count);
    if (spoken)
      spoken.textContent = text ?? spoken.textContent?.replace(/\d+/, String(count)) ?? '';
  }
}
