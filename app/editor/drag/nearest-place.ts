import type { CollisionDetection } from '@dnd-kit/core';

type Line = { left: number; right: number; top: number };

/**
 * The place whose line is nearest to the pointer: first by height, and where lines of several columns
 * are equally near, by the column.
 */
export const nearestPlace: CollisionDetection = ({
  pointerCoordinates,
  droppableContainers,
  droppableRects,
}) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  const distances = droppableContainers.flatMap(({ id }) => {
    const line = droppableRects.get(id);
    return line ? [{ id, data: { value: distanceTo(line, x, y) } }] : [];
  });
  return distances.toSorted((a, b) => a.data.value - b.data.value).slice(0, 1);
};

function distanceTo({ left, right, top }: Line, x: number, y: number): number {
  const aside = Math.max(left - x, x - right, 0);
  return Math.hypot(aside, top - y);
}
