import { createContext, useContext } from 'react';
import type { Document } from '../document/tree';

/** The values that change with every edit. */
export type Editing = {
  document: Document;
  /** The block whose panel is open. */
  selected: string | null;
};

/**
 * The values that every control of the edited page needs; the same until another page or panel is
 * opened.
 */
export type EditedPlace = {
  /** The address that forms post to: this page, with the open panel. */
  action: string;
  /** Path of this page with its panels closed. */
  path: string;
  /** The same, to be followed by the query that opens a panel. */
  opens: string;
  /** Identifies the forms of this page. */
  once: string;
  /** The live version that this page shows: forms send it as the version they were made on. */
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
