import { createContext, useContext } from 'react';
import type { Document } from '../document/tree';

/** What changes with every edit. */
export type Editing = {
  document: Document;
  /** The block whose panel is open. */
  selected: string | null;
};

/** What every control of the edited page needs; the same until another page or panel is opened. */
export type EditedPlace = {
  /** Where forms post to: this page, with the panel that is open. */
  action: string;
  /** Path of this page with its panels closed. */
  path: string;
  /** The same, to be followed by the query that opens a panel. */
  opens: string;
  /** Names what is sent from this page. */
  once: string;
  /** The live version that this page shows: what is sent says on which one it was made. */
  live: number;
  /** Sends a form by script. */
  command: (form: FormData, way?: { isQuiet: boolean }) => void;
};

export const EditingContext = createContext<Editing | null>(null);
export const EditedPlaceContext = createContext<EditedPlace | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing needs an EditingContext above it');
  return editing;
}

export function useEditedPlace(): EditedPlace {
  const place = useContext(EditedPlaceContext);
  if (!place) throw new Error('useEditedPlace needs an EditedPlaceContext above it');
  return place;
}
