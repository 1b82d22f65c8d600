/**
 * Protects a cell that begins with = + - or @, which spreadsheets take for a formula, by an
 * apostrophe. An existing apostrophe gets another one, so that this can be reversed.
 */
export function guardCell(text: string): string {
  return /^'*[=+\-@]/.test(text) ? `'${text}` : text;
}

/** Reverses `guardCell`; other cells are unchanged. */
export function unguardCell(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@])/, '');
}
