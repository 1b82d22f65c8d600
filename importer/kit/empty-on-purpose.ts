/** Alone in a cell it means an empty text, in English too, where an empty cell takes the German. */
export const EMPTY_ON_PURPOSE = "'";

/** Returns the text of a cell; `otherwise` if it is empty. */
export function textOr(cell: string | undefined, otherwise: string): string {
  return cell === EMPTY_ON_PURPOSE ? '' : cell || otherwise;
}
