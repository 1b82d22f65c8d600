import { createContext } from 'react';
import type { DraggedOffer } from './offered';

/** A block that is being moved, and its allowed positions. */
export type Dragged = {
  uuid: string;
  /** In the order of the page. */
  places: readonly string[];
  /** The position selected by the arrow keys; null while the pointer leads. */
  chosen: string | null;
  /** The palette item that is dragged, if it is no block of the page. */
  offer?: DraggedOffer;
};

type Dragging = {
  dragged: Dragged | null;
  /** Handles the keys at the handle of a block. */
  onKey: (event: React.KeyboardEvent, uuid: string) => void;
  /** Leaves the block where it was. */
  cancel: () => void;
};

export const DraggingContext = createContext<Dragging>({
  dragged: null,
  onKey: () => undefined,
  cancel: () => undefined,
});
