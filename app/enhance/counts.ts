/** Updates a number of the header, and its accessible text if it has one. */
export function showCount(name: 'cartCount' | 'wishCount', count: number, text?: string): void {
  const attribute = name === 'cartCount' ? 'data-cart-count' : 'data-wish-count';
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    element.dataset[name] = String(count);
    element.textContent = String(count);
    const spoken = element.getAttribute('aria-label');
    if (spoken) element.setAttribute('aria-label', text ?? spoken.replace(/\d+/, String(count)));
  }
}
