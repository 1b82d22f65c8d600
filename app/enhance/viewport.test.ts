import { expect, test, vi } from 'vitest';
import { enhanceViewport } from './viewport';

function cookiesOf(width: number, dataset: object): string[] {
  const cookies: string[] = [];
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('document', {
    documentElement: { dataset },
    set cookie(cookie: string) {
      cookies.push(cookie);
    },
  });
  enhanceViewport();
  vi.unstubAllGlobals();
  return cookies;
}

test('nothing is stored unless the page permits it', () => {
  expect(cookiesOf(1200, {})).toEqual([]);
});

test.each([
  [320, 'xs'],
  [640, 'sm'],
  [1023, 'md'],
  [1024, 'lg'],
  [2560, '4xl'],
])('a window of %i px is stored as %s (9.03)', (width, name) => {
  expect(cookiesOf(width, { viewport: '' })).toEqual([
    `viewport=${name};path=/;max-age=31536000;samesite=strict;secure`,
  ]);
});
