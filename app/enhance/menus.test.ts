// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enhanceMenus } from './menus';

const PAGE = '<main><ul class="menu-columns"><li><a href="/farben">Farben</a></li></ul></main>';
const fetched = vi.fn(async (_url: string) => new Response(PAGE));

beforeAll(() => vi.stubGlobal('fetch', fetched));

beforeEach(() => {
  fetched.mockClear();
  document.body.innerHTML =
    '<nav><a class="menu-button" href="/categories" data-menu-link>Sortiment</a></nav>';
});

const menu = () => document.querySelector('details')!;

test('the link becomes a menu that fetches its list once, when it is first opened', async () => {
  enhanceMenus();
  expect(document.querySelector('a[data-menu-link]')).toBeNull();
  expect(menu().querySelector('summary')?.textContent).toBe('Sortiment');
  expect(fetched).not.toHaveBeenCalled();

  menu().querySelector('summary')!.click();
  await vi.waitFor(() => expect(menu().open).toBe(true));
  expect(menu().querySelector('.menu-panel a')?.getAttribute('href')).toBe('/farben');
  menu().querySelector('summary')!.dispatchEvent(new Event('focus'));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a finger or the pointer on it prefetches the list, and a failure may be retried', async () => {
  enhanceMenus();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  const summary = menu().querySelector('summary')!;
  summary.dispatchEvent(new Event('pointerenter'));
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => {
    summary.dispatchEvent(new Event('touchstart'));
    expect(menu().querySelector('.menu-panel a')).not.toBeNull();
  });
  expect(menu().open).toBe(false);
});

test('the focus stays when the menu is enhanced', () => {
  document.querySelector('a')!.focus();
  enhanceMenus();
  expect(document.activeElement).toBe(menu().querySelector('summary'));
});
