import { definitionOf } from '~/blocks/definitions';
import { GROUND, rect, type Box } from '~/blocks/kit/drawing';
import type { Block } from '~/services/shop-api';

const WIDTH = 320;
const HEIGHT = 200;
const MARGIN = 24;

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
  return definitionOf(block.name)?.draw(box, block, draw) ?? '';
}
