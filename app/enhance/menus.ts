/** Menus are <details>: script closes them by Escape, by a click elsewhere and by opening another. */
export function enhanceMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('click', (event) => {
    for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false;
  });
}

function openMenus() {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
}
