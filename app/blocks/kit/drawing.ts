import type { Block } from '~/services/shop-api';

/** A rectangle of a drawing, in its units. */
export type Box = { x: number; y: number; width: number; height: number };
export type DrawChild = (box: Box, block: Block) => string;
/** Draws a block for the palette; `draw` draws its children. */
export type Draw = (box: Box, block: Block, draw: DrawChild) => string;

export const GROUND = '#f4f3f0';
export const PANEL = '#d9d6cf';
export const SOFT = '#bdb9b0';
export const DARK = '#6f6b63';
export const PAPER = '#ffffff';
/** For buttons: the colour of the shop, which is passed to the drawing. */
export const BUTTON = 'currentColor';
/** For pictures: sky, sun and hills. */
const [SKY, SUN, HILLS] = ['#dde5e8', '#f6e3b5', '#aebbab'];
/** Shades of grey, so that a drawing shows the positions of colours without promising any. */
const SHADES = ['#8b877f', '#a9a59c', '#c4c0b8', '#b3aea4', '#97938a', '#cfccc5'];

type Side = 'left' | 'center' | 'right';
export type Words = { align?: Side; textAlignment?: Side; title?: string };

export function held({ content }: Block): Block[] {
  return Array.isArray(content) ? content : [];
}

export function fields(content: Block['content'], name: string): unknown {
  return (!Array.isArray(content) && content[name]) || {};
}

export function widthsOf({ configuration }: Block): number[] {
  const widths = configuration?.['columnWidths'];
  return Array.isArray(widths) ? widths.map(Number) : [];
}

export function columns(
  box: Box,
  blocks: readonly Block[],
  { widths, draw }: { widths: readonly number[]; draw: DrawChild },
): string[] {
  const gap = 16;
  let x = box.x;
  return blocks.map((block, index) => {
    const share = (widths[index] ?? 6) / 12;
    const width = (box.width - gap * (blocks.length - 1)) * share;
    const drawn = draw({ ...box, x, width }, block);
    x += width + gap;
    return drawn;
  });
}

/** The heading of a block; '' for none. */
export function titleOf({ content }: Block): string {
  const { title } = fields(content, 'text') as Words;
  return typeof title === 'string' ? title.trim() : '';
}

/** A text on one line; the part that does not fit is left out. */
export function lettering(
  text: string,
  { x, y, width, height }: Box,
  { side = 'left', fill = DARK }: { side?: Side; fill?: string } = {},
): string {
  const size = height * 1.3;
  const most = Math.max(3, Math.floor(width / (size * 0.52)));
  const shown = text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
  const at = { left: x, center: x + width / 2, right: x + width }[side];
  const anchor = { left: 'start', center: 'middle', right: 'end' }[side];
  return (
    `<text x="${round(at)}" y="${round(y + height)}" font-family="Georgia,serif" font-size="${round(size)}" ` +
    `font-weight="600" text-anchor="${anchor}" fill="${fill}">${escaped(shown)}</text>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type WordsShown = { title?: string; hasTitle?: boolean; hasButton?: boolean };

export function words(
  box: Box,
  side: Side,
  { title = '', hasTitle = true, hasButton = false }: WordsShown,
): string {
  const line = (y: number, share: number, height: number, fill: string) => {
    const width = box.width * share;
    const shift = { left: 0, center: (box.width - width) / 2, right: box.width - width }[side];
    return rect({ x: box.x + shift, y, width, height }, fill, 2);
  };
  const parts = [
    ...(hasTitle ? [{ share: 0.6, height: 12, fill: DARK, after: 14 }] : []),
    { share: 0.95, height: 6, fill: SOFT, after: 8 },
    { share: 0.88, height: 6, fill: SOFT, after: 8 },
    { share: 0.7, height: 6, fill: SOFT, after: 14 },
    ...(hasButton ? [{ share: 0.34, height: 16, fill: BUTTON, after: 0 }] : []),
  ];
  const height = parts.reduce((sum, each) => sum + each.height + each.after, 0);
  let y = box.y + Math.max(0, (box.height - height) / 2);
  return parts
    .map(({ share, height: high, fill, after }) => {
      const isTitle = fill === DARK && high === 12 && title !== '';
      const drawn = isTitle
        ? lettering(title, { ...box, y, height: high }, { side })
        : line(y, share, high, fill);
      y += high + after;
      return drawn;
    })
    .join('');
}

/** The heading above the content of a block, with its own text if it has one. */
export function heading({ x, y, width }: Box, block: Block): string {
  const title = titleOf(block);
  if (title !== '') return lettering(title, { x, y, width, height: 12 });
  return rect({ x, y, width: width * 0.42, height: 12 }, DARK, 2);
}

export function below(box: Box): Box {
  return { ...box, y: box.y + 30, height: box.height - 30 };
}

function row({ x, y, width, height }: Box, count: number, gap: number): Box[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: x + index * (each + gap),
    y,
    width: each,
    height,
  }));
}

export function cards(box: Box, count: number, hasPrice: boolean): string {
  return row(box, count, 12)
    .map(({ x, y, width, height }) => {
      const lines = hasPrice ? [0.9, 0.5] : [0.7];
      const high = height - lines.length * 14;
      return (
        picture({ x, y, width, height: high }) +
        lines
          .map((share, index) =>
            rect(
              { x, y: y + high + 8 + index * 12, width: width * share, height: 6 },
              index ? DARK : SOFT,
              2,
            ),
          )
          .join('')
      );
    })
    .join('');
}

export function shades(box: Box, count: number, rows: number): string {
  const gap = 10;
  const height = (box.height - gap * (rows - 1)) / rows;
  return Array.from({ length: rows }, (_, at) =>
    row({ ...box, y: box.y + at * (height + gap), height }, count, 8)
      .map((place, index) => {
        const swatch = { ...place, height: place.height - 12 };
        const name = {
          ...place,
          y: place.y + place.height - 8,
          width: place.width * 0.8,
          height: 5,
        };
        return rect(swatch, SHADES[(index + at * 2) % SHADES.length]!, 4) + rect(name, SOFT, 2);
      })
      .join(''),
  ).join('');
}

/** The usual picture symbol: sun and hills. */
export function picture(box: Box): string {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const size = Math.min(width, height);
  return (
    rect(box, SKY, 6) +
    `<circle cx="${round(x + width * 0.78)}" cy="${round(y + height * 0.26)}" r="${round(size * 0.09)}" fill="${SUN}"/>` +
    `<path d="M${round(x)} ${round(bottom)}l${round(width * 0.38)} ${round(-height * 0.5)} ${round(width * 0.24)} ${round(height * 0.28)} ${round(width * 0.14)} ${round(-height * 0.14)}L${round(right)} ${round(bottom)}z" fill="${HILLS}"/>`
  );
}

export function dots(x: number, y: number, count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="${x + (index - (count - 1) / 2) * 14}" cy="${y}" r="4" fill="${index ? SOFT : DARK}"/>`,
  ).join('');
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

export function rect({ x, y, width, height }: Box, fill: string, radius = 0): string {
  const corners = radius ? ` rx="${radius}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corners} fill="${fill}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
