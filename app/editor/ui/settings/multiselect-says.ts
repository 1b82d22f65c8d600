type Now = { options: number; found: number; isFull: boolean };

/** The hint of a multiple choice (§5): a key of `editor.multiselect`. */
export function multiselectSays({ options, found, isFull }: Now) {
  if (options === 0) return 'empty';
  if (found === 0) return 'nothing';
  return isFull ? 'full' : 'count';
}
