// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { enhanceCartLines } from './cart-lines';

/** The server's answer never comes, so that the page stays as it is. */
const fetched = vi.fn(() => new Promise<Response>(() => {}));
vi.stubGlobal('fetch', fetched);

document.body.innerHTML = `
  <main id="content" data-cart>
    <form action="/cart"><input data-line-quantity value="1" /></form>
    <a href="#further">Weiter</a>
  </main>`;
enhanceCartLines();

const link = document.querySelector('a')!;

/** Types a quantity, which then waits for its pause, and clicks a link. True when it was followed. */
function typeAndClick(how: MouseEventInit): boolean {
  document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
});

test('a quantity just typed is sent before a link leads away', () => {
  expect(typeAndClick({})).toBe(false);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a shop too busy to answer with a page keeps nobody from leaving', async () => {
  fetched.mockResolvedValueOnce(new Response('Busy', { status: 503 }));
  expect(typeAndClick({})).toBe(false);
  await vi.waitFor(() => expect(location.hash).toBe('#further'));
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a link that opens elsewhere (%o) is left alone, the quantity goes after its pause',
  (how) => {
    expect(typeAndClick(how)).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(fetched).toHaveBeenCalledOnce();
  },
);
