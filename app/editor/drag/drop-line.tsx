import { useDroppable } from '@dnd-kit/core';
import { useContext, useEffect } from 'react';
import { DraggingContext } from './dragged';

type DropLineProps = { place: string; edge: 'top' | 'bottom' };

/** The position where a dragged block would go; nothing else moves aside. */
export function DropLine({ place: id, edge }: DropLineProps) {
  const { dragged } = useContext(DraggingContext);
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
