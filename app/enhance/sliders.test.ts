// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { enhanceSliders } from './sliders';

const observed: Element[] = [];
let tell: (entries: { target: Element }[]) => void;

vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe(element: Element) {
      observed.push(element);
    }
  },
);

afterEach(() => void observed.splice(0));

function slider(width: number): { strip: HTMLElement; arrow: HTMLElement; asked: () => number } {
  document.body.innerHTML = `<div data-slider><ul data-strip></ul>
    <button data-scroll="1" hidden></button></div>`;
  const strip = document.querySelector<HTMLElement>('[data-strip]')!;
  const scrollWidth = vi.fn(() => width);
  Object.defineProperty(strip, 'scrollWidth', { get: scrollWidth });
  Object.defineProperty(strip, 'clientWidth', { get: () => 400 });
  const arrow = document.querySelector<HTMLElement>('[data-scroll]')!;
  return { strip, arrow, asked: () => scrollWidth.mock.calls.length };
}

test('no layout is forced at the start', () => {
  const { strip, arrow, asked } = slider(900);
  enhanceSliders();
  expect(asked()).toBe(0);
  expect(observed).toEqual([strip]);
  expect(arrow.hidden).toBe(true);
});

test.each([
  [900, false],
  [401, true],
])('a strip of %i on 400: arrows hidden %s', (width, hidden) => {
  const { strip, arrow } = slider(width);
  enhanceSliders();
  tell([{ target: strip }]);
  expect(arrow.hidden).toBe(hidden);
});
