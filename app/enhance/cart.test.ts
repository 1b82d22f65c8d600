// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enhanceCart } from './cart';

const realSubmit = vi.fn();

beforeAll(() => {
  HTMLFormElement.prototype.submit = realSubmit;
  enhanceCart();
});

beforeEach(() => {
  realSubmit.mockClear();
  document.body.innerHTML = `
    <span data-cart-count="0" aria-label="0 Artikel im Warenkorb">0</span>
    <section id="notices"></section>
    <form method="post" action="/api/cart" data-enhance="cart">
      <input type="hidden" name="productId" value="7">
      <button name="intent" value="add">In den Warenkorb</button>
    </form>`;
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const form = () => document.querySelector('form') as HTMLFormElement;

function answerWith(answer: unknown) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('sends the data of the form and shows the answer', async () => {
  const fetched = answerWith({
    cartCount: 3,
    notices: [{ type: 'positive', lines: ['<b>Da</b>'] }],
  });
  button().click();
  await vi.waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false));

  expect(String(fetched.mock.calls[0]?.[1].body)).toBe('productId=7&intent=add');
  const count = document.querySelector('[data-cart-count]')!;
  expect([count.textContent, count.getAttribute('aria-label')]).toEqual([
    '3',
    '3 Artikel im Warenkorb',
  ]);
  expect(document.querySelector('#notices')?.textContent).toBe('<b>Da</b>');
});

test("partners' scripts get events, and may report that the cart is empty (4.26 to 4.28)", async () => {
  const events: [string, unknown][] = [];
  for (const name of [
    'backend:AfterBasketChanged',
    'frontend:addToCart',
    'frontend:removeFromCart',
  ]) {
    document.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]), {
      once: true,
    });
  }
  const changed = { basket: { itemQuantity: 2 }, showNetPrices: false };
  const added = { variationId: 7, quantity: 2 };
  answerWith({ cartCount: 2, notices: [], apiEvents: { AfterBasketChanged: changed }, added });
  button().click();
  await vi.waitFor(() => expect(events).toHaveLength(2));
  expect(events).toEqual([
    ['backend:AfterBasketChanged', changed],
    ['frontend:addToCart', added],
  ]);
  answerWith({ cartCount: 0, notices: [], removed: added });
  button().click();
  await vi.waitFor(() => expect(events[2]).toEqual(['frontend:removeFromCart', added]));
  answerWith({ cartCount: 4, notices: [] });
  button().click();
  await vi.waitFor(() => expect(document.querySelector('span')?.textContent).toBe('4'));
  document.dispatchEvent(new CustomEvent('module:clearCart'));
  expect(document.querySelector('span')?.textContent).toBe('0');
});

test('shows at most five notices', async () => {
  const notices = ['1', '2', '3', '4', '5', '6'].map((line) => ({
    type: 'negative',
    lines: [line],
  }));
  answerWith({ cartCount: 1, notices });
  button().click();
  await vi.waitFor(() => expect(document.querySelectorAll('#notices > *')).toHaveLength(5));
  expect(document.querySelector('#notices')?.textContent).toBe('23456');
});

test('a second click during the first one sends nothing', async () => {
  const fetched = answerWith({ cartCount: 1, notices: [] });
  button().click();
  button().click();
  await vi.waitFor(() => expect(form().hasAttribute('data-busy')).toBe(false));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('submits for real, button included, what the page of the form can say better', async () => {
  form().dataset.action = '/api/cart';
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 422 }));
  button().click();
  await vi.waitFor(() => expect(realSubmit).toHaveBeenCalledTimes(1));
  expect(new FormData(form()).get('intent')).toBe('add');
});

test('an answer that is a page counts as a refusal', async () => {
  vi.stubGlobal('fetch', async () => pageWith(200));
  button().click();
  await vi.waitFor(() => expect(realSubmit).toHaveBeenCalledTimes(1));
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['503', async () => pageWith(503)],
  ['504', async () => Response.json({}, { status: 504 })],
])('%s: is not sent again, the cart shows whether it was added (7.09)', async (_how, answer) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  document.body.insertAdjacentHTML('afterbegin', '<a href="/en/cart"></a>');
  document.querySelector('a')!.append(document.querySelector('[data-cart-count]')!);
  vi.stubGlobal('fetch', answer);
  button().click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(assign.mock.calls[0]?.[0]).toMatch(/\/en\/cart\?unanswered$/);
  expect(realSubmit).not.toHaveBeenCalled();
});

const pageWith = (status: number) =>
  new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } });
