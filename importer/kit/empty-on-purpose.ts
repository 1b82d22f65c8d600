/** A cell with this alone is an empty text, also in English, where an empty cell takes the German one. */
export const EMPTY_ON_PURPOSE = "'";

/** The text of a cell; `otherwise` when it says nothing. */
export function textOr(cell: string | undefined, otherwise: string): string {
  return cell === EMPTY_ON_PURPOSE ? '' : cell || otherwise;
}
