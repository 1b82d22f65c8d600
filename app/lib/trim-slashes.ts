/* The lookbehind lets only the first slash of a run begin a match: an expression that is tried at
   each of them takes seconds for a path of 50,000 slashes. */

/** A path without the slashes at its beginning and its end. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+|(?<!\/)\/+$/g, '');
}

/** A path without the slashes at its end. */
export function trimEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}
