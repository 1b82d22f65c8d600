// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enhanceReviewDialogs } from './review-dialogs';

const ORIGIN = location.origin;
const realSubmit = vi.fn();
const assign = vi.fn();

beforeAll(() => {
  HTMLFormElement.prototype.submit = realSubmit;
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button, a, input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    document.querySelector<HTMLElement>('main a[data-opens-dialog]')?.focus();
    this.dispatchEvent(new Event('close'));
  };
  enhanceReviewDialogs();
});

let serial = 0;
/** A separate page for each test: typed text is stored by its address. */
let path: string;

beforeEach(() => {
  path = `/my-account/reviews/${(serial += 1)}`;
  realSubmit.mockClear();
  assign.mockClear();
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/my-account/reviews', assign });
  document.body.innerHTML = `<section id="notices"></section>
    <main id="content" tabindex="-1">Vorher <a href="${path}" data-opens-dialog>Bewerten</a></main>`;
});

const formPage = (words = '', summary = '') => `<main><article class="review-page">${summary}
  <h1>Artikel bewerten</h1>
  <form class="form-stack" method="post" action="${path}"><input type="hidden" name="intent" value="create-review">
    <input name="title" value="${words}"><button>Absenden</button></form>
  <template data-dialog="review"><dialog id="review"><div class="dialog-head"><h2>Artikel bewerten</h2>
    <form method="dialog"><button>Schließen</button></form></div><div class="dialog-body"></div>
  </dialog></template></article></main>`;
const listPage = `<section id="notices"><div class="notice" data-notice="positive">Danke.</div></section>
  <main id="content" tabindex="-1">Nachher <a href="/andere">Andere</a> <a id="new" href="PATH" data-opens-dialog>Ändern</a></main>`;

type Answer = { html: string; status?: number; url?: string };

/** Answers requests in turn; an answer with another address was redirected. */
function answers(...given: Answer[]) {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => {
    const next = given.shift();
    if (!next) throw new TypeError('Failed to fetch');
    const { html, status = 200, url } = next;
    const answer = new Response(html, { status });
    Object.defineProperty(answer, 'url', { value: ORIGIN + (url ?? path) });
    Object.defineProperty(answer, 'redirected', { value: url !== undefined });
    return answer;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog#review');
const field = () => document.querySelector<HTMLInputElement>('dialog [name=title]')!;
const click = (init = {}) =>
  document
    .querySelector('main a[data-opens-dialog]')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
async function open() {
  click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
}
const send = () =>
  document.querySelector<HTMLButtonElement>('dialog [method=post] button')!.click();

test('a link opens the form of its page, with the title once', async () => {
  answers({ html: formPage() });
  await open();
  expect(dialog()!.querySelector('h2')!.textContent).toBe('Artikel bewerten');
  expect(dialog()!.querySelector('h1')).toBeNull();
  expect(document.activeElement).toBe(field());
  expect(dialog()!.querySelector('.dialog-body form')).not.toBeNull();
});

test('in a new tab it stays a link', () => {
  const fetched = answers();
  expect(click({ ctrlKey: true })).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['to the log-in', { html: '<main>Anmelden</main>', url: '/login?redirect=%2F' }],
  ['to a page that is another one', { html: '<main>Liste</main>', url: '/my-account/reviews' }],
])('a link that leads %s is followed', async (_, answer) => {
  answers(answer);
  click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(ORIGIN + answer.url));
  expect(dialog()).toBeNull();
});

test('without an answer the page itself is opened', async () => {
  answers();
  click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining(path)));
});

test('closed and opened again it preserves the input, and is in the page only while open', async () => {
  const fetched = answers({ html: formPage() });
  await open();
  field().value = 'Halb fertig';
  dialog()!.close();
  expect(dialog()).toBeNull();
  await open();
  expect(field().value).toBe('Halb fertig');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('opened again before the close event, it stays', async () => {
  answers({ html: formPage() });
  await open();
  field().value = 'Deckt';
  const closed = dialog()!;
  closed.open = false;
  await open();
  closed.dispatchEvent(new Event('close'));
  expect(field().value).toBe('Deckt');
});

test('errors are shown inside, with the input', async () => {
  const summary = '<div class="error-summary" tabindex="-1">Fehler</div>';
  const fetched = answers(
    { html: formPage() },
    { html: formPage('Getippt', summary), status: 422 },
  );
  await open();
  field().value = 'Getippt';
  send();
  await vi.waitFor(() => expect(document.activeElement?.className).toBe('error-summary'));
  expect(dialog()!.open).toBe(true);
  expect(field().value).toBe('Getippt');
  expect(String(fetched.mock.calls[1]![1]!.body)).toBe('intent=create-review&title=Getippt');
  expect(realSubmit).not.toHaveBeenCalled();
});

test('on success, the list replaces the old one, with its message and the focus', async () => {
  answers(
    { html: formPage() },
    { html: listPage.replace('PATH', path), url: '/my-account/reviews' },
  );
  await open();
  send();
  await vi.waitFor(() =>
    expect(document.querySelector('#content')!.textContent).toContain('Nachher'),
  );
  expect(dialog()).toBeNull();
  expect(document.querySelector('#notices')!.textContent).toBe('Danke.');
  expect(document.activeElement?.id).toBe('new');
  // Fetched again: this is another form.
  const again = answers({ html: formPage() });
  await open();
  expect(again).toHaveBeenCalledTimes(1);
});

test('on success, on another page it shows the message and leaves the page unchanged', async () => {
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/wandfarbe_1_2', assign });
  answers(
    { html: formPage() },
    { html: listPage.replace('PATH', path), url: '/my-account/reviews' },
  );
  await open();
  send();
  await vi.waitFor(() => expect(document.querySelector('#notices')!.textContent).toBe('Danke.'));
  expect(document.querySelector('#content')!.textContent).toContain('Vorher');
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['led to the log-in', [{ html: '<main>Anmelden</main>', url: '/login' }], 1, 0],
  ['without an answer', [], 0, 1],
  ['answered by no form', [{ html: '<main>Weg</main>', status: 404 }], 0, 1],
] as const)('%s the browser continues by itself', async (_, more, gone, sent) => {
  answers({ html: formPage() }, ...more);
  await open();
  send();
  await vi.waitFor(() =>
    expect([assign.mock.calls.length, realSubmit.mock.calls.length]).toEqual([gone, sent]),
  );
});
