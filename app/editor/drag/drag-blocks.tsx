import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
} from '@dnd-kit/core';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import { placesAround, placesToAdd } from '../document/gestures';
import { parsePlace, placeText } from '../document/place-text';
import { findBlock, placeOf, type Document } from '../document/tree';
import { useAnnounce } from '../live/announcer';
import { useLatest } from '../live/use-latest';
import { placeName } from '../place-name';
import { DraggingContext, type Dragged } from './dragged';
import { nearestPlace } from './nearest-place';
import type { DraggedOffer } from './offered';

type DragBlocksProps = {
  document: Document;
  onMove: (uuid: string, place: string) => void;
  /** An item of the palette is put there. */
  onAdd: (offer: DraggedOffer, place: string) => void;
  children: ReactNode;
};

// The same objects on each render: new ones would render every handle and every line again.
const BY_MOUSE = { activationConstraint: { distance: 4 } };
const BY_FINGER = { activationConstraint: { delay: 200, tolerance: 8 } };

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Blocks are dragged by their handles to one of their allowed positions, the same that "Move to …"
 * lists: by mouse, by finger after a short press, and by the arrow keys. Items of the palette are
 * dragged by mouse or finger; with keys the editor selects an item and its position above it.
 */
export function DragBlocks({ document, onMove, onAdd, children }: DragBlocksProps) {
  const { t, locale } = useText();
  const announce = useAnnounce();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const sensors = useSensors(useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_FINGER));
  // Another tab may delete the block that is being dragged.
  const title = (uuid: string, offer = dragged?.offer) => {
    const block = findBlock(document, uuid);
    return offer?.title ?? (block ? blockTitle(block, locale) : '');
  };
  const over = (place: string) =>
    t('editor.drag.over', { place: placeName(document, parsePlace(place)!, { t, locale }) });
  const cancelled = (uuid: string) => t('editor.drag.cancelled', { block: title(uuid) });
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t('editor.drag.taken', { block: title(String(active.id), offerOf(active)) }),
    onDragOver: (event) => (event.over ? over(String(event.over.id)) : undefined),
    // The result of the move is announced when it is done.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => (offerOf(active) ? undefined : cancelled(String(active.id))),
  };

  function take(uuid: string): Dragged {
    const stay = placeText(placeOf(document, uuid)!);
    return { uuid, places: placesAround(document, uuid).map(placeText), chosen: stay };
  }

  function takeUp({ id, ...active }: Active) {
    const offer = offerOf({ id, ...active });
    if (!offer) return setDragged({ ...take(String(id)), chosen: null });
    const places = placesToAdd(document, offer.shape).map(placeText);
    return setDragged({ uuid: String(id), places, chosen: null, offer });
  }

  function drop(uuid: string, place: string | null) {
    setDragged(null);
    if (dragged?.offer) {
      if (place !== null) onAdd(dragged.offer, place);
      return;
    }
    const stay = placeOf(document, uuid);
    if (place !== null && stay && place !== placeText(stay)) onMove(uuid, place);
    else announce(cancelled(uuid));
  }

  function cancel() {
    if (dragged?.chosen) drop(dragged.uuid, null);
  }

  function onKey(event: KeyboardEvent, uuid: string) {
    const isCarried = dragged?.uuid === uuid;
    const step = STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      if (isCarried) drop(uuid, dragged.chosen);
      else {
        setDragged(take(uuid));
        announce(`${t('editor.drag.taken', { block: title(uuid) })} ${t('editor.drag.help')}`);
      }
    } else if (event.key === 'Escape' && isCarried) drop(uuid, null);
    else if (step && isCarried) {
      const at = dragged.places.indexOf(dragged.chosen ?? '');
      const chosen = dragged.places[at + step] ?? dragged.chosen;
      setDragged({ ...dragged, chosen });
      if (chosen) announce(over(chosen));
    } else return;
    event.preventDefault();
  }

  // Handles and lines, two for each block, use this context: they render again only when a drag
  // starts or ends.
  const latest = useLatest({ onKey, cancel });
  const dragging = useMemo(
    () => ({
      dragged,
      onKey: (event: KeyboardEvent, uuid: string) => latest.current.onKey(event, uuid),
      cancel: () => latest.current.cancel(),
    }),
    [dragged, latest],
  );

  return (
    <DndContext
      id="blocks"
      sensors={sensors}
      collisionDetection={nearestPlace}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('editor.drag.help') },
      }}
      onDragStart={({ active }) => takeUp(active)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over: end }) => drop(String(active.id), end ? String(end.id) : null)}
    >
      <DraggingContext.Provider value={dragging}>{children}</DraggingContext.Provider>
      <DragOverlay dropAnimation={null}>
        {dragged?.chosen === null && <p className="drag-chip">{title(dragged.uuid)}</p>}
      </DragOverlay>
    </DndContext>
  );
}

/** The palette item that is dragged; undefined for a block of the page. */
function offerOf({ data }: Active): DraggedOffer | undefined {
  return (data.current as { offer?: DraggedOffer } | undefined)?.offer;
}
