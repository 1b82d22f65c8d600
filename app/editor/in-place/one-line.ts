/**
 * A pasted text as one line may hold it: no line ends, no control characters, white space of one kind,
 * and no more characters than there is room for. What cannot fit is not looked at: a word processor
 * gives a megabyte.
 */
export function oneLine(text: string, room: number): string {
  return (
    text
      .slice(0, room * 4)
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
      .slice(0, Math.max(room, 0))
  );
}
