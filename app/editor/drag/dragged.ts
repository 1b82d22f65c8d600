import { createContext } from 'react';
import type { DraggedOffer } from './offered';

/** A block that is being moved, and the places where it may go. */
export type Dragged = {
  uuid: string;
  /** In the order of the page. */
  places: readonly string[];
  /** The place the arrow keys have come to; null while the pointer leads. */
  chosen: string | null;
  /** What of the list is dragged, where it is no block of the page. */
  offer?: DraggedOffer;
};

type Dragging = {
  dragged: Dragged | null;
  /** What the keys do at the handle of a block. */
  onKey: (event: React.KeyboardEvent, uuid: string) => void;
  /** Leaves the block where it was. */
  cancel: () => void;
};

export const DraggingContext = createContext<Dragging>({
  dragged: null,
  onKey: () => undefined,
  cancel: () => undefined,
});
