import { createContext, useContext } from 'react';
import type { Document } from '../document/tree';

/** What every control of the edited page needs. */
export type Editing = {
  document: Document;
  /** Where forms post to: this page, with the panel that is open. */
  action: string;
  /** Path of this page with its panels closed. */
  path: string;
  /** Names what is sent from this page. */
  once: string;
  /** The block whose panel is open. */
  selected: string | null;
};

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing needs an EditingContext above it');
  return editing;
}
