/**
 * Spreadsheets take a cell that begins with = + - or @ for a formula. An apostrophe before it says that
 * it is text; one that was there before gets another one, so that the way back is known.
 */
export function guardCell(text: string): string {
  return /^'*[=+\-@]/.test(text) ? `'${text}` : text;
}

/** The text of a cell as `guardCell` has it; every other cell is what it says. */
export function unguardCell(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@])/, '');
}
