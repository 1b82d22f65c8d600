import type { Block } from '~/services/shop-api';
import { isBlockName, type BlockName } from '~/blocks/kit/block';

/** A rectangle of a drawing, in its units. */
type Box = { x: number; y: number; width: number; height: number };
type Draw = (box: Box, block: Block) => string;

const WIDTH = 320;
const HEIGHT = 200;
const MARGIN = 24;

const GROUND = '#f4f3f0';
const PANEL = '#d9d6cf';
const SOFT = '#bdb9b0';
const DARK = '#6f6b63';
const PAPER = '#ffffff';
/** Shades of grey, so that a drawing shows places of colours and promises none. */
const SHADES = ['#8b877f', '#a9a59c', '#c4c0b8', '#b3aea4', '#97938a', '#cfccc5'];

/**
 * A schematic picture of a block for the palette, 16 : 10, as SVG: where its picture, lines and buttons
 * stand. Drawn from the block itself, so that each variation has its own.
 */
export function drawBlock(block: Block): string {
  const room = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, GROUND) +
    draw(room, block) +
    '</svg>'
  );
}

function draw(box: Box, block: Block): string {
  return isBlockName(block.name) ? DRAWINGS[block.name](box, block) : '';
}

const DRAWINGS: Record<BlockName, Draw> = {
  Carousel: ({ x, y, width, height }, block) =>
    held(block)
      .slice(0, 1)
      .map((banner) => draw({ x, y, width, height: height - 14 }, banner))
      .join('') + dots(x + width / 2, y + height - 4, held(block).length),
  Banner: (box, { content }) => {
    const { align = 'left', textAlignment = align } = fields(content, 'text') as Words;
    const width = box.width * 0.46;
    const free = box.width - width - 24;
    const shift = { left: 12, center: 12 + free / 2, right: 12 + free }[align];
    const panel = { x: box.x + shift, y: box.y + 10, width, height: box.height - 20 };
    return (
      picture(box) +
      rect(panel, PAPER, 4) +
      words(inset(panel, 12), textAlignment, { hasButton: true })
    );
  },
  MultiGrid: (box, block) => columns(box, held(block), widthsOf(block)).join(''),
  Image: (box) => picture(box),
  TextCard: (box, { content }) => {
    const { textAlignment = 'left', title } = fields(content, 'text') as Words;
    const hasButton = !Array.isArray(content) && 'button' in content;
    return words(box, textAlignment, { hasTitle: title !== '', hasButton });
  },
  ProductRecommendedProducts: (box) => heading(box) + cards(below(box), 4, true),
  ColourFamilies: (box) => heading(box) + shades(below(box), 6, 1),
  NewsletterSubscribe: (box) => {
    const half = { ...inset(box, 14), width: box.width / 2 - 22 };
    const form = { ...half, x: half.x + half.width + 16 };
    return (
      rect(box, PANEL, 6) +
      words(half, 'left', {}) +
      rect({ ...form, y: form.y + 14, height: 22 }, PAPER, 3) +
      rect({ ...form, y: form.y + 50, width: form.width * 0.6, height: 22 }, DARK, 3)
    );
  },
  Tabs: (box, block) => {
    const tabs = held(block);
    const marks = tabs.map((_tab, index) =>
      rect({ x: box.x + index * 74, y: box.y, width: 56, height: 9 }, index ? SOFT : DARK, 2),
    );
    const line = { ...box, y: box.y + 20, height: 2 };
    const mark = { ...line, y: box.y + 18, width: 56, height: 4 };
    const [first] = tabs;
    const text = { ...box, y: box.y + 38, height: box.height - 38 };
    return marks.join('') + rect(line, PANEL) + rect(mark, DARK) + (first ? draw(text, first) : '');
  },
  Tab: (box, block) =>
    held(block)
      .slice(0, 1)
      .map((each) => draw(box, each))
      .join(''),
  AnnouncementBar: ({ x, y, width, height }) => {
    const bar = { x, y: y + height / 2 - 20, width, height: 40 };
    const text = { x: x + width * 0.2, y: bar.y + 16, width: width * 0.4, height: 8 };
    const link = { ...text, x: x + width * 0.64, width: width * 0.16 };
    return rect(bar, DARK, 6) + rect(text, PAPER, 2) + rect(link, SOFT, 2);
  },
  CategoryGrid: (box) => heading(box) + cards(below(box), 3, false),
  ColourPalette: (box) => heading(box) + shades(below(box), 8, 2),
  Accordion: (box) => {
    const rows = [0, 1, 2].map((row) => {
      const y = below(box).y + row * 38;
      const corner = { x: box.x + box.width - 14, y: y + 10 };
      return (
        rect({ ...box, y, height: 2 }, PANEL) +
        rect({ x: box.x, y: y + 14, width: box.width * (0.62 - row * 0.08), height: 8 }, SOFT, 2) +
        `<path d="M${corner.x} ${corner.y + 4}l5 6 5-6" fill="none" stroke="${DARK}" stroke-width="2"/>`
      );
    });
    return heading(box) + rows.join('');
  },
  Video: (box) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return (
      rect(box, PANEL, 6) +
      `<circle cx="${x}" cy="${y}" r="24" fill="${DARK}"/>` +
      `<path d="M${x - 7} ${y - 11}v22l18-11z" fill="${PAPER}"/>`
    );
  },
};

type Side = 'left' | 'center' | 'right';
type Words = { align?: Side; textAlignment?: Side; title?: string };

function held({ content }: Block): Block[] {
  return Array.isArray(content) ? content : [];
}

function fields(content: Block['content'], name: string): unknown {
  return (!Array.isArray(content) && content[name]) || {};
}

function widthsOf({ configuration }: Block): number[] {
  const widths = configuration?.['columnWidths'];
  return Array.isArray(widths) ? widths.map(Number) : [];
}

function columns(box: Box, blocks: readonly Block[], widths: readonly number[]): string[] {
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

function words(
  box: Box,
  side: Side,
  { hasTitle = true, hasButton = false }: { hasTitle?: boolean; hasButton?: boolean },
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
    ...(hasButton ? [{ share: 0.34, height: 16, fill: DARK, after: 0 }] : []),
  ];
  const height = parts.reduce((sum, each) => sum + each.height + each.after, 0);
  let y = box.y + Math.max(0, (box.height - height) / 2);
  return parts
    .map(({ share, height: high, fill, after }) => {
      const drawn = line(y, share, high, fill);
      y += high + after;
      return drawn;
    })
    .join('');
}

function heading({ x, y, width }: Box): string {
  return rect({ x, y, width: width * 0.42, height: 12 }, DARK, 2);
}

function below(box: Box): Box {
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

function cards(box: Box, count: number, hasPrice: boolean): string {
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

function shades(box: Box, count: number, rows: number): string {
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

/** A picture as everybody draws one: sun and hills. */
function picture(box: Box): string {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const size = Math.min(width, height);
  return (
    rect(box, PANEL, 6) +
    `<circle cx="${round(x + width * 0.78)}" cy="${round(y + height * 0.26)}" r="${round(size * 0.09)}" fill="${PAPER}"/>` +
    `<path d="M${round(x)} ${round(bottom)}l${round(width * 0.38)} ${round(-height * 0.5)} ${round(width * 0.24)} ${round(height * 0.28)} ${round(width * 0.14)} ${round(-height * 0.14)}L${round(right)} ${round(bottom)}z" fill="${SOFT}"/>`
  );
}

function dots(x: number, y: number, count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="${x + (index - (count - 1) / 2) * 14}" cy="${y}" r="4" fill="${index ? SOFT : DARK}"/>`,
  ).join('');
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function rect({ x, y, width, height }: Box, fill: string, radius = 0): string {
  const corners = radius ? ` rx="${radius}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corners} fill="${fill}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
