import { fetchedPage } from './fetched-page';

/** Menus are <details>: script closes them on Escape, on a click outside and when another opens. */
export function enhanceMenus(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-menu-link]');
  if (link) openInPlace(link);
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

/** Turns the link to all categories into a menu that fetches their list before it first opens. */
function openInPlace(link: HTMLAnchorElement): void {
  const menu = document.createElement('details');
  const summary = document.createElement('summary');
  const panel = document.createElement('div');
  const hadFocus = document.activeElement === link;
  menu.dataset.menu = '';
  summary.className = link.className;
  panel.className = 'menu-panel';
  summary.append(...link.childNodes);
  menu.append(summary, panel);
  link.replaceWith(menu);
  if (hadFocus) summary.focus();

  let list: Promise<void> | undefined;
  const load = () =>
    (list ??= fetchList(link.href).then(
      (found) => panel.append(found),
      (error: unknown) => {
        list = undefined;
        throw error;
      },
    ));
  for (const sign of ['pointerenter', 'focus', 'touchstart']) {
    summary.addEventListener(sign, () => void load().catch(() => undefined), { passive: true });
  }
  summary.addEventListener('click', (event) => {
    if (panel.hasChildNodes()) return;
    event.preventDefault();
    load().then(
      () => (menu.open = true),
      () => location.assign(link.href),
    );
  });
}

async function fetchList(address: string): Promise<Element> {
  const answer = await fetch(address);
  const page = await fetchedPage(answer);
  const list = page.querySelector('main .menu-columns');
  if (!list) throw new Error('no list');
  return list;
}
