// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enhanceLeaving } from './leaving-bar';

const bar = () => document.querySelector('.loading-bar-running');

beforeAll(() => {
  enhanceLeaving();
  HTMLFormElement.prototype.submit = () => undefined;
});

beforeEach(() => {
  vi.useFakeTimers();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
});

function press(html: string, how: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  document
    .querySelector('a, button')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

test.each([
  ['a link', '<a href="/en">Away</a>'],
  ['a form', '<form action="/cart" method="post"><button>Away</button></form>'],
])('%s that leaves the page shows the bar after 200 ms, until the page is left', (_what, html) => {
  press(html);
  vi.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(bar()).not.toBeNull();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(document.querySelector('.loading-bar')).toBeNull();
});

test.each<[string, string, MouseEventInit?]>([
  ['a link within the page', '<a href="#here">Here</a>'],
  ['a link in another tab', '<a href="/en" target="_blank">There</a>'],
  ['a link pressed for another tab', '<a href="/en">There</a>', { ctrlKey: true }],
  ['a mail', '<a href="mailto:a@example.de">Mail</a>'],
  ['a file', '<a href="/files/a.pdf" download="a.pdf">File</a>'],
  ['a dialog', '<form method="dialog"><button>Close</button></form>'],
])('%s shows none', (_what, html, how) => {
  press(html, how);
  vi.advanceTimersByTime(500);
  expect(bar()).toBeNull();
});

test('a press that script handles on the page shows none', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('<a href="/en">Here</a>');
  vi.advanceTimersByTime(500);
  expect(bar()).toBeNull();
});

test('a download ends it', () => {
  press('<form action="/download" method="post"><button>File</button></form>');
  vi.advanceTimersByTime(10_199);
  expect(bar()?.className).not.toContain('hidden');
  vi.advanceTimersByTime(1);
  expect(bar()?.className).toContain('hidden');
  vi.advanceTimersByTime(400);
  expect(bar()).toBeNull();
});
