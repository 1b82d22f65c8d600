/**
 * A pasted text reduced to one line: no line ends, no control characters, plain spaces only, and no
 * more characters than fit. The rest is not processed: a word processor can paste a megabyte.
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
