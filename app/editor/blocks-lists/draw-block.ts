import { definitionOf } from '~/blocks/definitions';
import { DARK, GROUND, rect, type Box } from '~/blocks/kit/drawing';
import type { Block } from '~/services/shop-api';

const HEX = /^#[0-9a-f]{6}$/i;
const WIDTH = 320;
const HEIGHT = 200;
const MARGIN = 24;
const GAP = 18;
/** The minimum height of a drawn block; it is scaled down where there is less room. */
const LEAST = 150;
/** More blocks would be too small to recognise. */
const MOST_DRAWN = 3;

/**
 * A schematic picture of a block for the palette, 16 : 10, as SVG: where its picture, lines and buttons
 * stand. Drawn from the block itself, so that each variation has its own.
 */
export function drawBlock(block: Block, primary?: string): string {
  return drawSection([block], primary);
}

/**
 * The same for blocks below each other; of many, the first ones. Buttons have the shop's colour.
 */
export function drawSection(blocks: readonly Block[], primary = ''): string {
  const drawn = blocks.slice(0, MOST_DRAWN);
  const height = (HEIGHT - 2 * MARGIN - GAP * (drawn.length - 1)) / drawn.length;
  const parts = drawn.map((block, index) => {
    const place = { x: MARGIN, y: MARGIN + index * (height + GAP) };
    const room = { width: WIDTH - 2 * MARGIN, height };
    if (height >= LEAST) return draw({ ...place, ...room }, block);
    const scale = Math.round((height / LEAST) * 1000) / 1000;
    const large = { x: 0, y: 0, width: room.width / scale, height: height / scale };
    const move = `translate(${place.x} ${Math.round(place.y)}) scale(${scale})`;
    return `<g transform="${move}">${draw(large, block)}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
    `color="${HEX.test(primary) ? primary : DARK}">` +
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, GROUND) +
    parts.join('') +
    '</svg>'
  );
}

function draw(box: Box, block: Block): string {
  return definitionOf(block.name)?.draw(box, block, draw) ?? '';
}
