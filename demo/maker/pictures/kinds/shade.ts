// The shade itself: a large painted field with a printed swatch label, like a colour card.
import { darken, lighten, luminance, mix, paper } from '../colour';
import { paperGrain } from '../ground';
import { drawText, fitSize } from '../lettering';
import type { Aspect, Shade } from '../spec';
import { linearAt, radial, rect, root } from '../svg';

export function drawShade({ shade, aspect }: { shade: Shade; aspect?: Aspect }): string {
  const width = aspect === 'wide' ? 1600 : 1200;
  const height = aspect === 'wide' ? 900 : 1200;
  const dark = luminance(shade.hex) < 0.08;
  const light = radial(
    'light',
    [
      [0, lighten(shade.hex, dark ? 0.1 : 0.16), 0.75],
      [1, shade.hex, 0],
    ],
    [0.2, 0],
    1.1,
  );
  const fall = linearAt(
    'fall',
    [
      [0, shade.hex, 0],
      [1, darken(shade.hex, 0.12), 0.9],
    ],
    [width * 0.35, height * 0.25],
    [width, height],
  );
  return root(
    [0, 0, width, height],
    `${shade.name} ${shade.code}`,
    light,
    fall,
    rect(0, 0, width, height, { fill: shade.hex }),
    rect(0, 0, width, height, { fill: 'url(#light)' }),
    rect(0, 0, width, height, { fill: 'url(#fall)' }),
    paperGrain([0, 0, width, height], dark ? 0.8 : 1),
    swatchLabel(shade, 72, height - 72),
  );
}

/** The printed label; (x, bottom) is its lower left corner. */
function swatchLabel(shade: Shade, x: number, bottom: number): string {
  const name = { face: 'serif', size: 42 } as const;
  const size = fitSize(shade.name, name, 330);
  const width = 396;
  const height = 146;
  const top = bottom - height;
  const shadow = darken(shade.hex, 0.7);
  return [
    rect(x + 2, top + 6, width, height, { fill: shadow, opacity: 0.12, rx: 5 }),
    rect(x - 1, top - 1, width + 2, height + 3, { fill: shadow, opacity: 0.16, rx: 4 }),
    rect(x, top, width, height, { fill: mix(paper, '#ffffff', 0.4), rx: 3 }),
    drawText(shade.name, x + 34, top + 68, { ...name, size, fill: '#1d1c1a' }),
    drawText(shade.code, x + 35, top + 112, {
      face: 'sans',
      size: 25,
      tracking: 0.05,
      fill: '#5d5a54',
    }),
  ].join('');
}
