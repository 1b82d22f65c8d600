/**
 * The amount of a page's script: none, the helpers of its forms, or React with all its texts and
 * data.
 */
export type ScriptSize = 'none' | 'enhance' | 'hydrate';

/** The setting of the innermost of a page's routes with one in its `handle`; enhance by default. */
export function scriptSize(handles: readonly ({ script?: ScriptSize } | undefined)[]): ScriptSize {
  return handles.findLast((handle) => handle?.script)?.script ?? 'enhance';
}
