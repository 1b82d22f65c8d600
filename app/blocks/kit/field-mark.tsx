import { createContext, useContext, type ReactNode } from 'react';
import { useOpenedField } from './opened-field';

/** The block whose parts say which field they show; set by the editor, and by nobody else. */
export const MarkedFields = createContext<string | null>(null);

type Mark = { 'data-field'?: string; 'data-block'?: string };

/** Attributes of an element that shows one field of its block and nothing else; none in the shop. */
export function useFieldMark(): (path: string) => Mark {
  const uuid = useContext(MarkedFields);
  return (path) => (uuid === null ? {} : { 'data-field': path, 'data-block': uuid });
}

/** Is a field shown? Where it says something, and an empty one while somebody writes into it. */
export function useIsShown(): (path: string, value: string | undefined) => boolean {
  const opened = useOpenedField(useContext(MarkedFields));
  return (path, value) => Boolean(value) || opened === path;
}

/** The text of a field among other things; in the shop the text alone. */
export function FieldText({ path, children }: { path: string; children: ReactNode }) {
  const mark = useFieldMark()(path);
  return mark['data-field'] === undefined ? children : <span {...mark}>{children}</span>;
}
