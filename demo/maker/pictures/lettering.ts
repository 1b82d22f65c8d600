// Lettering as outlines: no system font is needed, and words can be bent around a tin. They were
// taken out of Instrument Sans (Medium, Bold) and Fraunces 72pt once, because the SVG renderer reads
// neither woff2 nor a system font; both are under the SIL Open Font License 1.1 (see LICENSE in
// their npm packages). 1000 units to the em; a line holds character, advance and path.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { path, type Attributes, type Point } from './svg';

export type Face = 'sans' | 'sans-bold' | 'serif';
type Glyph = { advance: number; outline: string };
type Font = { glyphs: Map<string, Glyph>; kerning: Map<string, number> };
export type Bend = (x: number, y: number) => Point;

type TextStyle = {
  face: Face;
  size: number;
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
};

const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const rows = (table: 'glyphs' | 'kerning') =>
    readFileSync(join(import.meta.dirname, 'lettering', `${face}.${table}.tsv`), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((row) => row.split('\t'));
  const glyphs = new Map<string, Glyph>();
  for (const [character = '', advance, outline = ''] of rows('glyphs')) {
    glyphs.set(character, { advance: Number(advance), outline });
  }
  const kerning = new Map<string, number>();
  for (const [left = '', value, rights = ''] of rows('kerning')) {
    for (const right of rights) kerning.set(left + right, Number(value));
  }
  const font = { glyphs, kerning };
  fonts.set(face, font);
  return font;
}

/** Characters the fonts lack lose their accents; what is left unknown becomes a space. */
function glyphOf(font: Font, character: string): [string, Glyph] {
  const bare = character.normalize('NFD').charAt(0);
  for (const candidate of [character, bare, ' ']) {
    const glyph = font.glyphs.get(candidate);
    if (glyph) return [candidate, glyph];
  }
  throw new Error('The lettering lacks the space.');
}

function layOut(text: string, { face, size, tracking = 0 }: TextStyle) {
  const font = fontOf(face);
  const scale = size / 1000;
  const placed: { x: number; outline: string }[] = [];
  let x = 0;
  let before = '';
  for (const wanted of text.normalize('NFC')) {
    const [character, glyph] = glyphOf(font, wanted);
    x += (font.kerning.get(before + character) ?? 0) * scale;
    placed.push({ x, outline: glyph.outline });
    x += glyph.advance * scale + tracking * size;
    before = character;
  }
  return { placed, width: Math.max(0, x - tracking * size) };
}

export function widthOf(text: string, style: TextStyle): number {
  return layOut(text, style).width;
}

/** The largest size not above `style.size` in which `text` fits into `width`. */
export function fitSize(text: string, style: TextStyle, width: number): number {
  return Math.min(style.size, (style.size * width) / Math.max(1, widthOf(text, style)));
}

/** Points of one curve, by its command. */
const POINTS: Record<string, number> = { Q: 2, C: 3 };

/**
 * Draws one outline at (x, y): its own coordinates have y downwards from the base line. All but the
 * beginnings is relative to the point before, in tenths: labels are a third smaller for it.
 */
function drawOutline(outline: string, x: number, y: number, scale: number, bend: Bend): string {
  let out = '';
  let pen: Point = [0, 0];
  let drawn: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [, command = '', list = ''] of outline.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    if (command === 'Z') {
      out += 'z';
      drawn = start;
    }
    const points = pointsOf(command, (list.match(/-?\d+/g) ?? []).map(Number), pen);
    points.forEach((point, at) => {
      pen = point;
      const [bx, by] = bend(x + point[0] * scale, y + point[1] * scale);
      const there: Point = [Math.round(bx * 10), Math.round(by * 10)];
      const isStart = command === 'M' && at === 0;
      const [fromX, fromY] = isStart ? [0, 0] : drawn;
      if (isStart) start = there;
      const inCurve = at % (POINTS[command] ?? 1);
      if (isStart) out += 'M';
      else if (inCurve > 0) out += ' ';
      else out += command in POINTS ? command.toLowerCase() : 'l';
      out += `${tenths(there[0] - fromX)} ${tenths(there[1] - fromY)}`;
      if (inCurve === (POINTS[command] ?? 1) - 1) drawn = there;
    });
  }
  return out.replaceAll(' -', '-');
}

/** A step along one axis keeps the other coordinate of where the pen is. */
function pointsOf(command: string, values: readonly number[], [x, y]: Point): Point[] {
  if (command === 'H') return values.map((value) => [value, y]);
  if (command === 'V') return values.map((value) => [x, value]);
  return pairsOf(values);
}

function pairsOf(values: readonly number[]): Point[] {
  return values.flatMap((value, at): Point[] => (at % 2 ? [[values[at - 1] ?? 0, value]] : []));
}

function tenths(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}

/** The outline data of a line of text whose base line starts (or centres, or ends) at (x, y). */
function textOutline(text: string, x: number, y: number, style: TextStyle, bend?: Bend): string {
  const { placed, width } = layOut(text, style);
  const shift = style.anchor === 'middle' ? width / 2 : style.anchor === 'end' ? width : 0;
  const scale = style.size / 1000;
  const straight: Bend = (px, py) => [px, py];
  return placed
    .map((glyph) => drawOutline(glyph.outline, x + glyph.x - shift, y, scale, bend ?? straight))
    .join('');
}

export function drawText(
  text: string,
  x: number,
  y: number,
  style: TextStyle & { fill: string; bend?: Bend } & { attributes?: Attributes },
): string {
  const d = textOutline(text, x, y, style, style.bend);
  return d === '' ? '' : path(d, { fill: style.fill, ...style.attributes });
}
