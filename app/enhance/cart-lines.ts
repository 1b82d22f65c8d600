import { isBusy, setBusy } from './busy';
import { showWhatIsInCart } from './cart';
import { emitEvents } from './cart-events';
import { fetchedPage } from './fetched-page';
import { opensElsewhere } from './opens-elsewhere';
import { submitForReal } from './post-form';

/** Open point 1.4. */
const PAUSE_MS = 500;

/** The line with a changed quantity that is not sent yet. */
let waiting: { form: HTMLFormElement; timer: ReturnType<typeof setTimeout> } | undefined;
let request: AbortController | undefined;

/**
 * The cart page: a changed quantity is sent automatically after a pause, a line is removed and
 * restored without leaving the page, and the page is updated from the server's answer. The button
 * that sends a quantity, needed without script, is hidden.
 */
export function enhanceCartLines(): void {
  if (!document.querySelector('[data-cart]')) return;
  hideApply();
  document.addEventListener('input', (event) => {
    const input = (event.target as Element).closest<HTMLInputElement>('[data-line-quantity]');
    if (input?.form) sendSoon(input.form);
  });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('[data-line-step]');
    if (button) return step(button, event);
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link && waiting && !opensElsewhere(event, link)) {
      beforeLeaving(event, () => location.assign(link.href));
    }
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (waiting && waiting.form !== form) {
      return beforeLeaving(event, () => form.requestSubmit(event.submitter));
    }
    if (waiting) cancel();
    const isUndo = form.matches('.notice-action');
    const isRemoval = (event.submitter as HTMLButtonElement | null)?.value === 'remove';
    if (!isUndo && !isRemoval) return;
    event.preventDefault();
    if (!isBusy(form, event.submitter)) void move(form, event.submitter, isUndo);
  });
}

/** Removes a line from the cart, or restores it by the button of the message. */
async function move(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  isUndo: boolean,
): Promise<void> {
  setBusy(form, submitter, true);
  const data = new FormData(form, submitter);
  const line = form.closest('li');
  const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.id;
  const known = form.querySelector<HTMLInputElement>('[data-line-quantity]')?.defaultValue;
  const moved = {
    variationId: Number(data.get('productId')),
    quantity: Number(known ?? data.get('quantity')),
  };
  try {
    const body = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(form.action, { method: 'POST', body });
    await takeOver(answer);
    if (!answer.ok) return;
    if (isUndo) emitEvents({ added: moved });
    else if (!line || !document.querySelector(`#${line.id}`)) emitEvents({ removed: moved });
    focusLine(next);
  } catch {
    setBusy(form, submitter, false);
    if (isUndo) showWhatIsInCart();
    else submitForReal(form, submitter);
  }
}

/**
 * The focused element is gone: the focus moves to the neighbouring line, or to the beginning of the
 * page.
 */
function focusLine(id: string | undefined): void {
  if (document.activeElement !== document.body) return;
  const place =
    (id && document.querySelector<HTMLElement>(`#${id} h2 a`)) ||
    document.querySelector<HTMLElement>('#content h1');
  if (place && !place.matches('a')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

function hideApply(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-cart] [data-apply]'))
    button.hidden = true;
}

/** Minus and plus change the number immediately; the server handles an invalid number. */
function step(button: HTMLButtonElement, event: Event): void {
  const input = button.form?.querySelector<HTMLInputElement>('[data-line-quantity]');
  if (!button.form || !input || !/^\d{1,9}$/.test(input.value)) return;
  event.preventDefault();
  const next = Number(input.value) + Number(button.dataset.lineStep) * Number(input.dataset.step);
  input.value = String(Math.max(Number(input.dataset.min), next));
  sendSoon(button.form);
}

function sendSoon(form: HTMLFormElement): void {
  if (waiting && waiting.form !== form) void post(waiting.form);
  cancel();
  waiting = { form, timer: setTimeout(() => void send(form), PAUSE_MS) };
}

function cancel(): void {
  clearTimeout(waiting?.timer);
  waiting = undefined;
  request?.abort();
}

/** Leaving before the pause is over loses no input. */
function beforeLeaving(event: Event, leave: () => void): void {
  event.preventDefault();
  const form = waiting!.form;
  cancel();
  post(form)
    .then((answer) => (answer.ok ? leave() : takeOver(answer)))
    .catch(leave);
}

async function send(form: HTMLFormElement): Promise<void> {
  waiting = undefined;
  if (form.querySelector<HTMLInputElement>('[data-line-quantity]')?.value.trim() === '') return;
  request = new AbortController();
  const { signal } = request;
  try {
    await takeOver(await post(form, signal), signal);
  } catch {
    // Without an answer the page's own form reports the error.
    if (!signal.aborted) form.requestSubmit(form.querySelector<HTMLElement>('[value=set]'));
  }
}

/** Like the hidden first button of the form: sets the quantity. */
function post(form: HTMLFormElement, signal?: AbortSignal): Promise<Response> {
  const body = new URLSearchParams({ intent: 'set' });
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  return fetch(form.action, { method: 'POST', body, ...(signal && { signal }) });
}

/**
 * Takes lines, totals, count and messages from the answer, which is a whole page, also when the
 * quantity was refused (422). The focus stays.
 */
async function takeOver(answer: Response, signal?: AbortSignal): Promise<void> {
  const page = await fetchedPage(answer);
  if (signal?.aborted) return;
  if (!page.querySelector('#content')) throw new Error('no page');
  const focusAgain = rememberFocus();
  for (const place of ['#content', '[data-cart-count]']) {
    const fresh = page.querySelector(place);
    if (fresh) document.querySelector(place)?.replaceWith(fresh);
  }
  hideApply();
  // Its content is replaced, not the element: a live region announces only changes inside it.
  const messages = page.querySelector('#notices')?.children ?? [];
  document.querySelector('#notices')?.replaceChildren(...messages);
  document.dispatchEvent(new Event('shop:notices'));
  focusAgain();
}

/** A field is found again by its id, a button by its line and value. */
function rememberFocus(): () => void {
  const element = document.activeElement;
  if (element instanceof HTMLInputElement && element.id) {
    const { id, selectionStart, selectionEnd } = element;
    return () => {
      const field = document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
      field?.focus({ preventScroll: true });
      field?.setSelectionRange(selectionStart, selectionEnd);
    };
  }
  const line = element?.closest('li[id]')?.id;
  if (!(element instanceof HTMLButtonElement) || !line) return () => undefined;
  const button = `button[value="${element.value}"]:enabled:not([aria-hidden])`;
  return () => {
    const place = document.querySelector(`#${CSS.escape(line)}`);
    const control = place?.querySelector(button) ?? place?.querySelector('[data-line-quantity]');
    (control as HTMLElement | null)?.focus({ preventScroll: true });
  };
}
