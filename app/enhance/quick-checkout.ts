import { dialogOf } from './dialogs';

/** §9: the dialog closes by itself after ten seconds unless it is used. */
const COUNTDOWN_SECONDS = 10;

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Shows the goods added to the cart; the HTML comes from our own server. False on pages without the
 * dialog.
 */
export function openQuickCheckout(html: string): boolean {
  const dialog = dialogOf('quick-checkout');
  const body = dialog?.querySelector('[data-quick-checkout]');
  if (!dialog || !body) return false;
  body.innerHTML = html;
  if (!dialog.open) dialog.showModal();
  startCountdown(dialog);
  return true;
}

function startCountdown(dialog: HTMLDialogElement): void {
  const display = dialog.querySelector<HTMLElement>('[data-countdown]');
  if (!display) return;
  let left = COUNTDOWN_SECONDS;
  const stop = () => {
    clearInterval(timer);
    display.hidden = true;
  };
  const show = () =>
    (display.textContent = (display.dataset.countdown ?? '').replace('{count}', String(left)));
  stop();
  show();
  display.hidden = false;
  timer = setInterval(() => {
    left -= 1;
    show();
    if (left > 0) return;
    stop();
    dialog.close();
  }, 1000);
  for (const use of ['pointermove', 'keydown', 'close']) {
    dialog.addEventListener(use, stop, { once: true });
  }
}
