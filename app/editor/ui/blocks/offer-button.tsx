import { useDraggable } from '@dnd-kit/core';
import { offeredId } from '../../drag/offered';
import type { Offer } from '../../load/add-panel';

/**
 * Adds an item to the page at the selected position; with script it can be dragged there. Stands in
 * an OfferForm.
 */
export function OfferButton({ offer }: { offer: Offer }) {
  const { field, value, title, picture } = offer;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: offeredId(offer),
    data: { offer },
  });
  return (
    <button
      {...listeners}
      ref={setNodeRef}
      className="offer"
      name={field}
      value={value}
      data-dragged={isDragging || undefined}
    >
      <img src={picture} alt="" width="160" height="100" loading="lazy" draggable={false} />
      {title}
    </button>
  );
}
