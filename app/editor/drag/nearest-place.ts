import type { CollisionDetection } from '@dnd-kit/core';

type Line = { left: number; right: number; top: number };
type Point = { x: number; y: number };

/**
 * The position whose line is nearest to the pointer: first by height, and where lines of several
 * columns are equally near, by column. Positions in a block count while the pointer is over it, and
 * then before its own: their lines may lie on its edge.
 */
export const nearestPlace: CollisionDetection = ({
  pointerCoordinates,
  droppableContainers,
  droppableRects,
}) => {
  if (!pointerCoordinates) return [];
  const distances = droppableContainers.flatMap(({ id, node }) => {
    const line = droppableRects.get(id);
    const holders = holdersOf(node.current);
    if (!line || !holders.every((holder) => isOver(holder, pointerCoordinates))) return [];
    return [{ id, data: { value: distanceTo(line, pointerCoordinates), depth: holders.length } }];
  });
  return distances
    .toSorted(({ data: a }, { data: b }) => a.value - b.value || b.depth - a.depth)
    .slice(0, 1);
};

const FRAME = '.edit-block';

/**
 * The frames of the blocks that contain a line's position; the frame around the line is its
 * neighbour's.
 */
function holdersOf(line: HTMLElement | null): Element[] {
  return framesAround(line).slice(1);
}

function framesAround(element: Element | null): Element[] {
  const frame = element?.closest(FRAME);
  return frame ? [frame, ...framesAround(frame.parentElement)] : [];
}

function isOver(block: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = block.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function distanceTo({ left, right, top }: Line, { x, y }: Point): number {
  const aside = Math.max(left - x, x - right, 0);
  return Math.hypot(aside, top - y);
}
