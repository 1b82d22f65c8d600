// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enhanceWishes } from './wishes';

const realSubmit = vi.fn();

beforeAll(() => {
  HTMLFormElement.prototype.submit = realSubmit;
  enhanceWishes();
});

beforeEach(() => {
  realSubmit.mockClear();
  document.body.innerHTML = `
    <span data-wish-count="0">0</span>
    <section id="notices"></section>
    <form id="list" method="post" action="/wishlist" data-enhance="wish" data-action="/api/wishlist">
      <input type="hidden" name="redirectTo" value="/farben">
    </form>
    <button class="wish" form="list" name="add" value="7">Merken: Rolle</button>
    <button class="wish" form="list" name="add" value="7">Merken: Rolle</button>
    <button class="wish" form="list" name="add" value="8">Merken: Pinsel</button>`;
});

const hearts = () => [...document.querySelectorAll<HTMLButtonElement>('.wish')];
const shown = () => hearts().map(({ name, textContent }) => `${name} ${textContent}`);

function answerWith(answer: unknown, status = 200) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json(answer, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const DONE = {
  notices: [{ type: 'positive', lines: ['Gemerkt'] }],
  done: {
    variationId: 7,
    count: 1,
    next: { field: 'remove', word: 'Vergessen' },
    former: { field: 'add', word: 'Merken' },
  },
};

test('every heart of the product is filled, the number grows, and it is announced', async () => {
  const fetched = answerWith(DONE);
  hearts()[0]!.click();
  await vi.waitFor(() => expect(hearts()[0]!.hasAttribute('aria-busy')).toBe(false));
  const [url, init] = fetched.mock.calls[0]!;
  expect([url, String(init.body)]).toEqual(['/api/wishlist', 'redirectTo=%2Ffarben&add=7']);
  expect(shown()).toEqual([
    'remove Vergessen: Rolle',
    'remove Vergessen: Rolle',
    'add Merken: Pinsel',
  ]);
  expect(document.querySelector('[data-wish-count="1"]')?.textContent).toBe('1');
  expect(document.querySelector('#notices')?.textContent).toBe('Gemerkt');
});

test('a heart pressed twice is sent once; another one need not wait', async () => {
  const fetched = answerWith(DONE);
  hearts()[0]!.click();
  hearts()[0]!.click();
  hearts()[2]!.click();
  await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a refusal is reported, and the heart is unchanged', async () => {
  answerWith({ notices: [{ type: 'negative', lines: ['Voll'] }] }, 422);
  hearts()[2]!.click();
  await vi.waitFor(() => expect(document.querySelector('#notices')?.textContent).toBe('Voll'));
  expect(shown()[2]).toBe('add Merken: Pinsel');
});

test('without an answer the form is submitted normally, button included', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  hearts()[2]!.click();
  await vi.waitFor(() => expect(realSubmit).toHaveBeenCalledTimes(1));
  expect(new FormData(document.querySelector('form')!).get('add')).toBe('8');
});
