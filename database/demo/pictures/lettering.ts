// Lettering as outlines: no system font is needed, and words can be bent around a tin.
import * as sans from './lettering/sans';
import * as sansBold from './lettering/sans-bold';
import * as serif from './lettering/serif';
import { n, path, type Attributes, type Point } from './svg';

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

const sources = { sans, 'sans-bold': sansBold, serif };
const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const rows = (text: string) =>
    text
      .split('\n')
      .slice(1, -1)
      .map((row) => row.split('\t'));
  const glyphs = new Map<string, Glyph>();
  for (const [character = '', advance, outline = ''] of rows(sources[face].glyphs)) {
    glyphs.set(character, { advance: Number(advance), outline });
  }
  const kerning = new Map<string, number>();
  for (const [left = '', value, rights = ''] of rows(sources[face].kerning)) {
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

/** Draws one outline at (x, y): its own coordinates have y downwards from the base line. */
function drawOutline(outline: string, x: number, y: number, scale: number, bend: Bend): string {
  let out = '';
  let penX = 0;
  let penY = 0;
  const at = (px: number, py: number) => {
    const [bx, by] = bend(x + px * scale, y + py * scale);
    return `${n(bx)} ${n(by)}`;
  };
  for (const [, command = '', list = ''] of outline.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const values = (list.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'Z') {
      out += 'Z';
    } else if (command === 'H') {
      penX = values.at(-1) ?? penX;
      out += `L${at(penX, penY)}`;
    } else if (command === 'V') {
      penY = values.at(-1) ?? penY;
      out += `L${at(penX, penY)}`;
    } else {
      const points: string[] = [];
      for (let index = 0; index + 1 < values.length; index += 2) {
        penX = values[index] ?? 0;
        penY = values[index + 1] ?? 0;
        points.push(at(penX, penY));
      }
      out += command + points.join(' ');
    }
  }
  return out;
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
