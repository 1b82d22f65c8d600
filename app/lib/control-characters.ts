const IN_A_LINE = /\p{Cc}/u;
const IN_A_TEXT = /[^\P{Cc}\t\n\r]/u;

/** A typed line: no character that PostgreSQL or a mail header cannot hold, no line break. */
export function isPlainLine(text: string): boolean {
  return !IN_A_LINE.test(text);
}

/** The same for a text of several lines. */
export function isPlainText(text: string): boolean {
  return !IN_A_TEXT.test(text);
}
