import { CLOSE_PATH } from '~/lib/close-path';

export type Notice = {
  type: 'positive' | 'negative' | 'secondary' | 'neutral' | 'warning';
  lines: string[];
  persist?: boolean;
};

/** §9 */
const MAX_NOTICES = 5;
const DISMISS_AFTER_MS = 5000;

const list = () => document.querySelector<HTMLElement>('#notices');

/** The notices of the page: they can be closed now, and most disappear by themselves. */
export function enhanceNotices(): void {
  for (const notice of list()?.querySelectorAll<HTMLElement>('[data-notice]') ?? []) arm(notice);
  document.addEventListener('shop:notices', () => {
    for (const notice of list()?.querySelectorAll<HTMLElement>('[data-notice]') ?? []) arm(notice);
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-dismiss]');
    button?.closest('[data-notice]')?.remove();
  });
}

/** Adds notices to the live region; with more than five the oldest are removed. */
export function showNotices(notices: readonly Notice[]): void {
  const region = list();
  if (!region) return;
  for (const notice of notices) {
    const element = build(notice);
    region.append(element);
    arm(element, notice.persist);
  }
  while (region.children.length > MAX_NOTICES) region.firstElementChild?.remove();
}

/** Like `components/ui/notice.tsx`, with the button that closes it and without its icon. */
function build({ type, lines }: Notice): HTMLElement {
  const element = document.createElement('div');
  element.className = `notice notice-${type}`;
  element.dataset.notice = type;
  element.innerHTML = `<div class="notice-text"></div><button class="icon-button notice-close" type="button" data-dismiss><svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${CLOSE_PATH}"/></svg></button>`;
  const [text, button] = element.children;
  text!.append(
    ...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })),
  );
  button!.ariaLabel = list()!.dataset.dismissLabel!;
  return element;
}

function arm(notice: HTMLElement, persist = false): void {
  notice.querySelector('[data-dismiss]')?.removeAttribute('hidden');
  const box = notice.querySelector<HTMLInputElement>('.notice-close-box');
  if (box?.checked) return notice.remove();
  box?.remove();
  const hasAction = notice.querySelector('form') !== null;
  if (notice.dataset.notice !== 'negative' && !hasAction && !persist) {
    setTimeout(() => notice.remove(), DISMISS_AFTER_MS);
  }
}
