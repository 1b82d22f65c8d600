// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceCartLines } from './cart-lines';

/** The server's answer never comes, so that the page stays as it is. */
const fetched = vi.fn(() => new Promise<Response>(() => {}));
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('CSS', { escape: (text: string) => text });

document.body.innerHTML = `
  <main id="content" data-cart>
    <form action="/cart"><input data-line-quantity value="1" /></form>
    <a href="#further">Weiter</a>
  </main>`;
enhanceCartLines();

const link = document.querySelector('a')!;

/**
 * Types a quantity, which then waits for its pause, and clicks a link. True if the link was
 * followed.
 */
function typeAndClick(how: MouseEventInit): boolean {
  document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
});

test('a quantity just typed is sent before a link is followed', () => {
  expect(typeAndClick({})).toBe(false);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a shop too busy to answer with a page does not prevent leaving', async () => {
  fetched.mockResolvedValueOnce(new Response('Busy', { status: 503 }));
  expect(typeAndClick({})).toBe(false);
  await vi.waitFor(() => expect(location.hash).toBe('#further'));
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a link that opens elsewhere (%o) is not delayed, the quantity is sent after its pause',
  (how) => {
    expect(typeAndClick(how)).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(fetched).toHaveBeenCalledOnce();
  },
);

const LINE = (id: number) => `
  <li id="line-${id}"><h2><a href="/farbe_${id}">Farbe</a></h2>
    <form method="post" action="/cart">
      <input type="hidden" name="cartItemId" value="${id}">
      <input type="hidden" name="productId" value="7${id}">
      <input name="quantity" data-line-quantity value="2">
      <button name="intent" value="remove">Entfernen</button>
    </form></li>`;
const UNDO = `
  <div data-notice="positive"><form class="notice-action" method="post" action="/api/cart">
    <input type="hidden" name="intent" value="add"><input type="hidden" name="productId" value="71">
    <input type="hidden" name="quantity" value="2"><button>Rückgängig</button></form></div>`;
const page = (lines: string, notices = '') => `
  <section id="notices">${notices}</section>
  <main id="content" data-cart><h1>Warenkorb</h1><ul>${lines}</ul></main>`;

describe('a removed line', () => {
  const events: unknown[] = [];
  for (const name of ['frontend:removeFromCart', 'frontend:addToCart']) {
    document.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  }
  const submit = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
  const moved = { variationId: 71, quantity: 2 };

  beforeEach(() => {
    vi.useRealTimers();
    events.length = 0;
    document.body.innerHTML = page(LINE(1) + LINE(2));
  });

  test('disappears without a page load, partners get an event, and the message restores it', async () => {
    fetched.mockResolvedValueOnce(new Response(page(LINE(2), UNDO)));
    const button = document.querySelector<HTMLElement>('#line-1 button')!;
    button.focus();
    document.querySelector<HTMLInputElement>('#line-1 [data-line-quantity]')!.value = '9';
    button.click();
    await vi.waitFor(() => expect(events).toEqual([['frontend:removeFromCart', moved]]));
    const [address, request] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect(new URL(address).pathname).toBe('/cart');
    expect(String(request.body)).toContain('intent=remove');
    expect(document.querySelector('#line-1')).toBeNull();
    expect(document.activeElement?.getAttribute('href')).toBe('/farbe_2');

    fetched.mockResolvedValueOnce(new Response(page(LINE(2) + LINE(3))));
    submit('.notice-action button');
    await vi.waitFor(() => expect(events[1]).toEqual(['frontend:addToCart', moved]));
    expect(document.querySelector('#line-3')).not.toBeNull();
  });

  test('that is refused stays, and partners get no event', async () => {
    fetched.mockResolvedValueOnce(new Response(page(LINE(1), '<p>Nein</p>'), { status: 422 }));
    submit('#line-1 button');
    await vi.waitFor(() => expect(document.querySelector('#notices')?.textContent).toBe('Nein'));
    expect(events).toEqual([]);
  });

  test('is posted as without script if there is no answer', async () => {
    const real = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    submit('#line-1 button');
    await vi.waitFor(() => expect(real).toHaveBeenCalledOnce());
    expect(new FormData(document.querySelector('form')!).get('intent')).toBe('remove');
  });

  test('is not restored twice: without an answer the cart shows whether it is back (7.09)', async () => {
    const real = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    real.mockClear();
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    document.body.innerHTML = page(LINE(2), UNDO);
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    submit('.notice-action button');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/cart?unanswered'));
    expect(real).not.toHaveBeenCalled();
  });
});
