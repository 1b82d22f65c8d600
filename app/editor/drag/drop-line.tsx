import { useDroppable } from '@dnd-kit/core';
import { useContext, useEffect } from 'react';
import { placeText } from '../document/place-text';
import type { Place } from '../document/tree';
import { DraggingContext } from './dragged';

type DropLineProps = { place: Place; edge: 'top' | 'bottom' };

/** Where a dragged block would go; nothing else moves aside. */
export function DropLine({ place, edge }: DropLineProps) {
  const { dragged } = useContext(DraggingContext);
  const id = placeText(place);
  const { node, setNodeRef, isOver } = useDroppable({
    id,
    disabled: !dragged?.places.includes(id),
  });
  const isChosen = dragged?.chosen === id;
  useEffect(() => {
    if (isChosen) node.current?.scrollIntoView({ block: 'center' });
  }, [isChosen, node]);
  return (
    <div
      className={`drop-line drop-line-${edge}`}
      ref={setNodeRef}
      data-over={isOver || isChosen || undefined}
      aria-hidden
    />
  );
}
