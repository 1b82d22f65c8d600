/** How much script a page gets: none, what makes its forms comfortable, or React with all its texts and data. */
export type ScriptSize = 'none' | 'enhance' | 'hydrate';

/** What the innermost of a page's routes asks for in its `handle`; enhance when none says. */
export function scriptSize(handles: readonly ({ script?: ScriptSize } | undefined)[]): ScriptSize {
  return handles.findLast((handle) => handle?.script)?.script ?? 'enhance';
}
