import { createContext, useContext, type ReactNode } from 'react';
import { useOpenedField } from './opened-field';

/** The block whose elements are marked with their fields; set only by the editor. */
export const MarkedFields = createContext<string | null>(null);

type Mark = { 'data-field'?: string; 'data-block'?: string };

/** Attributes of an element that shows exactly one field of its block; none in the shop. */
export function useFieldMark(): (path: string) => Mark {
  const uuid = useContext(MarkedFields);
  return (path) => (uuid === null ? {} : { 'data-field': path, 'data-block': uuid });
}

/** Is a field shown? If it has a value, and an empty one while it is being edited. */
export function useIsShown(): (path: string, value: string | undefined) => boolean {
  const opened = useOpenedField(useContext(MarkedFields));
  return (path, value) => Boolean(value) || opened === path;
}

/** The text of a field among other content; in the shop the text alone. */
export function FieldText({ path, children }: { path: string; children: ReactNode }) {
  const mark = useFieldMark()(path);
  return mark['data-field'] === undefined ? children : <span {...mark}>{children}</span>;
}
