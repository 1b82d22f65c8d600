// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Icon } from '~/components/ui/icon';
import { enhanceNotices, showNotices } from './notices';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <section id="notices" aria-live="polite" data-dismiss-label="Hinweis schließen">
      <div data-notice="positive">Gespeichert<button data-dismiss hidden></button></div>
      <div data-notice="negative">Ging nicht<input class="notice-close-box" type="checkbox"><button data-dismiss hidden></button></div>
    </section>`;
});
afterEach(() => vi.useRealTimers());

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-notice]')].map(({ dataset }) => dataset.notice);

test('all but the negative ones disappear after five seconds', () => {
  enhanceNotices();
  showNotices([{ type: 'warning', lines: ['Nur noch 2 Stück'] }]);
  vi.advanceTimersByTime(4999);
  expect(shown()).toEqual(['positive', 'negative', 'warning']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['negative']);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['negative']);
});

test('one that persists stays whatever its type', () => {
  showNotices([{ type: 'secondary', lines: ['Bleibt'], persist: true }]);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toContain('secondary');
});

test('each can be closed, and at most five are shown', () => {
  enhanceNotices();
  const button = document.querySelector<HTMLButtonElement>(
    '[data-notice=negative] [data-dismiss]',
  )!;
  expect(button.hidden).toBe(false);
  expect(document.querySelector('.notice-close-box')).toBeNull();
  button.click();
  expect(shown()).toEqual(['positive']);
  showNotices(
    ['1', '2', '3', '4', '5'].map((line) => ({
      type: 'neutral',
      lines: [line],
    })),
  );
  expect(shown()).toEqual(['neutral', 'neutral', 'neutral', 'neutral', 'neutral']);
});

test('one added by the script has a close button, like those of the page', () => {
  enhanceNotices();
  showNotices([{ type: 'negative', lines: ['Das ging nicht.'], persist: true }]);
  const added = document.querySelector<HTMLElement>('#notices > :last-child')!;
  const button = added.querySelector<HTMLButtonElement>('button.notice-close')!;
  expect(button.ariaLabel).toBe('Hinweis schließen');
  expect(button.innerHTML).toBe(renderToStaticMarkup(createElement(Icon, { name: 'close' })));
  button.click();
  expect(added.isConnected).toBe(false);
});

test('lines are text, each a separate paragraph', () => {
  showNotices([{ type: 'positive', lines: ['<b>Eins</b>', 'Zwei'] }]);
  const lines = [...document.querySelectorAll('[data-notice]:last-child p')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['<b>Eins</b>', 'Zwei']);
});
