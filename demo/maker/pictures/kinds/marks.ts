// Word marks: the shop's logo and the makers' labels.
import { ink, mix } from '../colour';
import { drawText, fitSize, widthOf, type Face } from '../lettering';
import { createRandom } from '../random';
import type { Shade } from '../spec';
import { ellipse, group, path, rect, root } from '../svg';

const defaultBands = ['#1f4d3f', '#b4532a', '#d9a441'];

/** The name in the heading face, over three bands of colour like a colour card held upright. */
export function drawLogo({ name, shades }: { name: string; shades?: readonly Shade[] }): string {
  const style = { face: 'serif', size: 128 } as const;
  const bands =
    shades && shades.length > 0 ? shades.slice(0, 3).map(({ hex }) => hex) : defaultBands;
  const width = Math.ceil(widthOf(name, style));
  const band = 30;
  const start = bands.length * (band + 6) + 26;
  const marks = bands.map((fill, index) =>
    rect(index * (band + 6), 22 + index * 14, band, 116 - index * 14, { fill, rx: 3 }),
  );
  return root(
    [0, 0, start + width + 8, 160],
    name,
    ...marks,
    drawText(name, start, 136, { ...style, fill: ink }),
  );
}

type Emblem = (x: number, y: number, fill: string) => string;

const emblems: readonly Emblem[] = [
  (x, y, fill) =>
    ellipse(x, y, 62, 62, { fill }) +
    path(`M${x - 62} ${y + 6}q31 -26 62 0t62 0a62 62 0 0 1 -124 0z`, {
      fill: '#ffffff',
      opacity: 0.32,
    }),
  (x, y, fill) =>
    rect(x - 58, y - 58, 54, 116, { fill, rx: 6 }) +
    rect(x + 4, y - 58, 54, 54, { fill, opacity: 0.62, rx: 6 }) +
    rect(x + 4, y + 4, 54, 54, { fill, opacity: 0.32, rx: 6 }),
  (x, y, fill) =>
    path(
      `M${x} ${y - 72}C${x + 40} ${y - 20} ${x + 56} ${y + 2} ${x + 56} ${y + 22}A56 52 0 0 1 ${x - 56} ${y + 22}C${x - 56} ${y + 2} ${x - 40} ${y - 20} ${x} ${y - 72}Z`,
      { fill },
    ) +
    path(`M${x - 30} ${y + 26}q4 26 28 30`, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 8,
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
  (x, y, fill) =>
    path(
      `M${x - 66} ${y + 52}L${x - 20} ${y - 50}L${x + 8} ${y + 6}L${x + 26} ${y - 22}L${x + 66} ${y + 52}Z`,
      { fill },
    ),
  (x, y, fill) =>
    [0, 1, 2]
      .map((i) =>
        rect(x - 62, y - 54 + i * 40, 124 - i * 26, 28, { fill, opacity: 1 - i * 0.28, rx: 14 }),
      )
      .join(''),
  (x, y, fill) =>
    group(
      { fill: 'none', stroke: fill, 'stroke-width': 15 },
      ellipse(x, y, 56, 56, {}),
      path(`M${x} ${y + 56}V${y - 4}M${x} ${y + 26}l-32 -30M${x} ${y + 10}l28 -28`, {
        'stroke-linecap': 'round',
      }),
    ),
];
const tones = ['#1f4d3f', '#8e3b2e', '#2f4f73', '#4a4a46', '#7a5a2c', '#5b4a73', '#2c6670'];

/** A maker's word mark on white: emblem, name, in one tone; which ones follows from the name. */
export function drawMaker({ name }: { name: string }): string {
  const random = createRandom(`maker ${name}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T;
  const tone = mix(pick(tones), ink, 0.1);
  const emblem = pick(emblems);
  const capitals = random.next() > 0.5;
  const face: Face = capitals ? 'sans-bold' : 'serif';
  const text = capitals ? name.toUpperCase() : name;
  const style = { face, size: capitals ? 92 : 118, tracking: capitals ? 0.12 : 0 };
  const size = fitSize(text, style, 580);
  return root(
    [0, 0, 900, 320],
    name,
    rect(0, 0, 900, 320, { fill: '#ffffff' }),
    emblem(130, 160, tone),
    drawText(text, 246, 160 + size * 0.35, { ...style, size, fill: ink }),
  );
}
