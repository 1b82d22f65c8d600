import { expect, test } from 'vitest';
import { BREAKPOINTS, PREVIEW_WIDTHS, widthOf } from './preview-width';

test('a page is previewed as on a device, and at the breakpoints of the editor (9.06)', () => {
  expect(BREAKPOINTS).toEqual([320, 640, 768, 1024, 1280, 1536]);
  for (const width of [...BREAKPOINTS, ...PREVIEW_WIDTHS])
    expect(widthOf(String(width))).toBe(width);
  for (const other of [null, '', '321', '0', '1e3', 'full']) expect(widthOf(other)).toBeNull();
});
