import { isBusy, setBusy } from './busy';
import { fetchedPage } from './fetched-page';
import { opensElsewhere } from './opens-elsewhere';
import { submitForReal } from './post-form';

/** Dialogs by their page: a closed dialog preserves its input until it is opened again. */
const dialogs = new Map<string, HTMLDialogElement>();

/** Links marked data-opens-dialog show the form of their page in a dialog (9.32). */
export function enhanceReviewDialogs(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-opens-dialog]');
    if (!link || opensElsewhere(event, link)) return;
    event.preventDefault();
    if (link.ariaBusy !== 'true') void open(link);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const dialog = form.closest<HTMLDialogElement>('dialog#review');
    if (!dialog || form.method !== 'post') return;
    event.preventDefault();
    if (!isBusy(form, event.submitter)) void send(form, event.submitter, dialog);
  });
}

/** A redirect to another page, mainly the log-in, is followed. */
async function open(link: HTMLAnchorElement): Promise<void> {
  const { href } = link;
  link.ariaBusy = 'true';
  try {
    let dialog = dialogs.get(href);
    if (!dialog) {
      const answer = await fetch(href);
      const fetched = dialogFrom(await fetchedPage(answer));
      if (!fetched) return location.assign(answer.url);
      dialog = fetched;
      dialogs.set(href, dialog);
      // Removed from the page while closed: two dialogs would have fields of the same id. The event
      // fires a moment after the focus is back on the link, whose next press may have opened it
      // again.
      dialog.addEventListener('close', () => fetched.open || fetched.remove());
    }
    document.body.append(dialog);
    dialog.showModal();
    dialog
      .querySelector<HTMLElement>('.form-stack :is(input:not([type=hidden]), textarea)')
      ?.focus();
  } catch {
    location.assign(href);
  } finally {
    link.removeAttribute('aria-busy');
  }
}

/** The form of a fetched page in the dialog that the page contains; null for another page. */
function dialogFrom(page: Document): HTMLDialogElement | null {
  const form = page.querySelector('.review-page');
  const template = page.querySelector<HTMLTemplateElement>('template[data-dialog="review"]');
  const dialog = template?.content.querySelector('dialog');
  if (!form || !dialog) return null;
  form.querySelector('h1')?.remove();
  template?.remove();
  dialog.querySelector('.dialog-body')?.append(form);
  return document.adoptNode(dialog);
}

async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  dialog: HTMLDialogElement,
): Promise<void> {
  setBusy(form, submitter, true);
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
  }).catch(() => null);
  const page = answer && (await fetchedPage(answer).catch(() => null));
  if (page && answer.redirected) return leave(dialog, answer.url, page);
  const wrong = page && dialogFrom(page);
  if (wrong) {
    dialog.replaceChildren(...wrong.childNodes);
    dialog.querySelector<HTMLElement>('.error-summary')?.focus();
    return;
  }
  // No usable answer: the browser sends the form, and shows the response.
  setBusy(form, submitter, false);
  submitForReal(form, submitter);
}

/** Success: the page shows the message, and the new content if the form leads to it. */
function leave(dialog: HTMLDialogElement, url: string, page: Document): void {
  const said = page.querySelectorAll('#notices [data-notice]');
  const [main, fresh] = [document.querySelector('main'), page.querySelector('main')];
  // Not saved: a customer who was logged out meanwhile is redirected to the log-in.
  if (said.length === 0 || !main || !fresh) return location.assign(url);
  dialogs.clear();
  dialog.close();
  document.querySelector('#notices')?.append(...said);
  document.dispatchEvent(new Event('shop:notices'));
  if (new URL(url).pathname !== location.pathname) return;
  const left = document.activeElement?.getAttribute('href');
  main.replaceWith(fresh);
  const links = [...fresh.querySelectorAll('a')];
  (links.find((link) => link.getAttribute('href') === left) ?? fresh).focus();
}
